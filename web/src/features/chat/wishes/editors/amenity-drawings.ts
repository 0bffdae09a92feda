import type { Amenity } from '@guru/contract/vocabulary'

/** Outlines on a 24-unit square, so that an amenity is known without reading. */
export const amenityDrawings: Record<Amenity, string> = {
  parking: 'M7 21V4h6a4.5 4.5 0 0 1 0 9H7',
  lift: 'M5 3h14v18H5zM12 3v18M7.5 11 8.5 9.5l1 1.5M14.5 13.5l1 1.5 1-1.5',
  gym: 'M3 9.5v5M6 6.5v11M18 6.5v11M21 9.5v5M6 12h12',
  swimming_pool:
    'M2 17c2-1.5 3-1.5 5 0s3 1.5 5 0 3-1.5 5 0 3 1.5 5 0M2 21c2-1.5 3-1.5 5 0s3 1.5 5 0 3-1.5 5 0 3 1.5 5 0M8 13V5a2 2 0 0 1 4 0M16 13V5a2 2 0 0 1 4 0M8 9h8',
  power_backup: 'M13 2 5 14h6l-1 8 8-12h-6z',
  security: 'M12 3 4 6v6c0 5 3.5 7.5 8 9 4.5-1.5 8-4 8-9V6zM9 12l2 2 4-4',
  garden: 'M12 21v-9M12 12C7 12 5 9 5 5c5 0 7 3 7 7zM12 16c0-4 3-6 7-6 0 4-3 6-7 6z',
  furnished:
    'M5 11V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3M3 18v-5a1.5 1.5 0 0 1 3 0v2h12v-2a1.5 1.5 0 0 1 3 0v5zM6 18v2M18 18v2',
  semi_furnished: 'M7 3v18M7 13h10v8M7 8h.1',
  unfurnished: 'M3 20h18M5 20V9l7-5 7 5v11',
  pet_friendly:
    'M12 12c-3 0-5 3-5 5.2s2 2.8 5 2.3c3 .5 5-.1 5-2.3S15 12 12 12zM5 9.5v1M19 9.5v1M9.5 5.5v1.5M14.5 5.5v1.5',
  balcony: 'M3 13h18M3 21h18M5 13v8M9.7 13v8M14.3 13v8M19 13v8M8 13V7a4 4 0 0 1 8 0v6',
  play_area: 'M4 21 7 3h10l3 18M10 3v11M14 3v11M9 14h6',
  clubhouse: 'M4 20V10l8-5 8 5v10zM12 5V2h4M9 20v-4a3 3 0 0 1 6 0v4',
  water_supply: 'M12 3s7 7 7 11.5a7 7 0 0 1-14 0C5 10 12 3 12 3z',
  gated_community: 'M3 21V6M21 21V6M3 10c6 0 8-3 9-6 1 3 3 6 9 6M7.5 21V9.5M12 21V5M16.5 21V9.5M3 21h18',
  air_conditioning: 'M3 5h18v7H3zM6 9h8M7 15.5c0 2-2 2-2 4M12 15.5v4M17 15.5c0 2 2 2 2 4',
}
