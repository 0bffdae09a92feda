-- Listing search reads these indexes alone and fetches only the rows that it shows. Equal columns first,
-- then the order in which candidates are wanted; what else a search may ask for is included.

-- Searches with a price. Bedrooms as a class: -1 where unknown, 10 for ten and more.
create index listing_by_price on listing
  (transaction_type, property_type, city, (least(coalesce(bedrooms, -1), 10)), price, last_confirmed, id)
  include (bedrooms, size_sqft, amenity_bits)
  where status = 'available';

-- Searches in named areas.
create index listing_by_area on listing
  (transaction_type, property_type, city, area, price, last_confirmed, id)
  include (bedrooms, size_sqft, amenity_bits)
  where status = 'available';

-- Searches without a price.
create index listing_by_freshness on listing
  (transaction_type, property_type, city, last_confirmed, id)
  include (bedrooms, price, size_sqft, amenity_bits)
  where status = 'available';
