-- The admin's table of listings, the last confirmed first; for those available the search's index serves.
create index listing_retired_by_freshness on listing (transaction_type, property_type, last_confirmed, id)
  where status = 'retired';

-- The words by which a listing is looked up; marks within names part words.
create function listing_words(city text, area text, society text, source text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('pg_catalog.simple',
    translate(city || ' ' || area || ' ' || coalesce(society, '') || ' ' || source, '-_./,()&''":;', '            '));

create index listing_by_words on listing using gin (listing_words(city, area, society, source));
