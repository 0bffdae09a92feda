-- What an admin set by hand an import leaves alone. No column that search reads: its indexes stay as they are.
alter table listing add column kept_by_hand text[];  -- the contract's names of facts; null: nothing
create index listing_kept_by_hand on listing (id) where kept_by_hand is not null;
