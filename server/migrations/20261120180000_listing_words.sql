-- The words of a listing without the text search parser and without their positions: both cost an import more
-- than all else about this index, and beginnings of words are found as well without. No name comes near 500
-- letters in all; a longer single word could not be stored.
drop index listing_by_words;

create or replace function listing_words(city text, area text, society text, source text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(string_to_array(
    lower(regexp_replace(
      left(city || ' ' || area || ' ' || coalesce(society, '') || ' ' || source, 500),
      '[!-/:-@[-`{-~–—‘’“”…·•[:space:]]', ' ', 'g')),
    ' '), ''));

create index listing_by_words on listing using gin (listing_words(city, area, society, source));
