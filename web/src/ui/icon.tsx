/** Line icons on a 24-unit square, drawn for Guru. */
const drawings = {
  send: 'M4 12 20 4l-4.5 16-4-6.5zM11.5 13.5 20 4',
  microphone:
    'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7',
  stop: 'M7 7h10v10H7z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.5 1.5M17.6 17.6l1.5 1.5M19.1 4.9l-1.5 1.5M6.4 17.6l-1.5 1.5',
  'new-chat': 'M20 11.5V18a2 2 0 0 1-2 2H9l-4.5 2v-4A2 2 0 0 1 3 16V8a2 2 0 0 1 2-2h7M18.5 2.5v6M15.5 5.5h6',
  down: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7',
  cross: 'M7 7l10 10M17 7 7 17',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  unknown: 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.3M12 17.5v.1',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4v5h-5',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a14 14 0 0 1 4.5-2.9M11 5.1A14 14 0 0 1 22 9M15 10.2a10 10 0 0 1 4 2.3M8.5 16a5 5 0 0 1 7 0M12 19.5v.1',
  alert: 'M12 3 2.5 20h19zM12 10v4.5M12 17.2v.1',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  transaction_type: 'M8 12.5a4 4 0 1 1 2.9-1.3L20 20.2M16.5 16.7l2-2M19 19.2l1.5-1.5',
  property_type: 'M4 20V10.5L12 4l8 6.5V20zM9.5 20v-5.5h5V20',
  city: 'M3 20h18M5 20V8h6v12M11 20V4h8v16M8 11v.1M8 14.5v.1M14 8h2M14 12h2M14 16h2',
  area: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  price: 'M7 5h10M7 9h10M8 5h2.5a4 4 0 0 1 0 8H7l7 7',
  bedrooms: 'M3 19V6M3 15h18v4M21 15v-2a3 3 0 0 0-3-3h-7v5M7 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  size_sqft: 'M4 20V4h16M4 20l16-16M8 20H4M20 8V4M12 20h8v-8',
  amenities: 'M5 6.5h.1M5 12h.1M5 17.5h.1M9.5 6.5H20M9.5 12H20M9.5 17.5H20',
} as const

export type IconName = keyof typeof drawings

/** A decorative icon in the text's colour; the control that holds it carries the name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Outline path={drawings[name]} size={size} />
}

/** The same for a drawing that only one part of the page needs. */
export function Outline({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
