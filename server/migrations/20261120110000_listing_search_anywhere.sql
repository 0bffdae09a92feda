-- Searches in every city, freshest first.
create index listing_anywhere_by_freshness on listing
  (transaction_type, property_type, last_confirmed, id)
  include (bedrooms, price, size_sqft, amenity_bits)
  where status = 'available';
