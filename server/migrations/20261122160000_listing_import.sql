-- The file that an admin brings in, from its start on: each server over this database tells how it goes, and
-- what became of it is known after a restart.
create table listing_import (
  id uuid primary key,
  state text not null check (state in ('running', 'done', 'failed')),
  about jsonb not null,              -- the file and how it is read, as pages show it
  progress jsonb,
  report jsonb,                      -- when done, written in one transaction with the listings
  fault text,                        -- why nothing was imported
  heard_at timestamptz not null default now()  -- last sign of life of the server that runs it
);
-- One at a time, whichever server.
create unique index listing_import_running on listing_import (state) where state = 'running';
