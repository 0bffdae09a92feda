-- Identifiers are uuid v7 made by the application (imported listings: derived from their source row, so
-- that a repeated import finds them again). No triggers, sequences or session settings, and correctness
-- never rests on a foreign key, so that a distributed PostgreSQL can take over.

create table person (
  id uuid primary key,
  name text,
  mobile_number text,            -- E.164, +91 and ten digits; typed by the person, proof of nothing
  whatsapp_number text,          -- E.164
  whatsapp_user_id text,         -- business-scoped id
  device_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index person_mobile_number on person (mobile_number);

create table session (
  id uuid primary key,
  channel text not null check (channel in ('web_v1', 'web_v2', 'web_v3', 'whatsapp')),
  client_session_id text not null,   -- as the browser names it; in v1/v2 it holds a name and a number
  device_id text not null,           -- v3: the browser's device id; v1/v2: the seeker cookie, hashed
  person_id uuid not null,
  language text not null,
  state jsonb not null,              -- the engine's DialogueState
  revision integer not null,         -- counts turns; orders two turns of a session at once
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (channel, client_session_id)
);
create index session_person on session (person_id);

create table turn (
  session_id uuid not null,
  position integer not null,         -- the session's revision after this turn
  client_turn_id text,               -- repeated request, same reply
  user_text text not null,
  commands jsonb not null,           -- what was understood
  reply_text text not null,
  reply jsonb not null,              -- the answer as it was sent
  language text not null,
  created_at timestamptz not null default now(),
  primary key (session_id, position)
);
create unique index turn_client_turn_id on turn (session_id, client_turn_id) where client_turn_id is not null;
create index turn_created_at on turn (created_at);

create table requirement (
  id uuid primary key,
  session_id uuid not null unique,
  person_id uuid not null,
  channel text not null,
  intent text not null check (intent in ('search', 'offer')),
  transaction_type text check (transaction_type in ('rent', 'sale')),
  property_type text check (property_type in ('house', 'apartment', 'land')),
  city text,
  area text,
  price_min bigint,
  price_max bigint,
  bedrooms_min smallint,
  bedrooms_max smallint,
  size_sqft_min double precision,
  size_sqft_max double precision,
  amenities text[] not null default '{}',
  anything text[] not null default '{}',   -- slots for which anything will do
  lead_at timestamptz,                     -- when its person could first be reached
  callback_at timestamptz,                 -- when a callback was asked for
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index requirement_person on requirement (person_id);
create index requirement_lead on requirement (channel, updated_at desc, id) where lead_at is not null;

create table listing (
  id uuid primary key,
  source text not null,              -- name given at import, 'demo' for generated inventory
  transaction_type text not null check (transaction_type in ('rent', 'sale')),
  property_type text not null check (property_type in ('house', 'apartment', 'land')),
  city text not null,                -- canonical English name
  area text not null,
  price bigint not null check (price > 0),
  bedrooms smallint,
  bathrooms smallint,
  size_sqft double precision check (size_sqft > 0),
  amenity_bits integer not null default 0,      -- bit n is the nth of the contract's amenities
  amenities_known boolean not null default false,
  furnishing text check (furnishing in ('furnished', 'semi_furnished', 'unfurnished')),
  society text,
  latitude double precision,
  longitude double precision,
  rera_number text,
  rera_approved boolean,
  status text not null default 'available' check (status in ('available', 'retired')),
  last_confirmed timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table admin (
  id uuid primary key,
  email text not null unique,        -- lower case
  password_hash text,
  created_at timestamptz not null default now()
);

create table realtor (
  id uuid primary key,
  name text not null,
  email text not null unique,        -- lower case
  password_hash text,                -- null until the invitation was taken up
  property_types text[] not null,
  transaction_types text[] not null,
  cities text[] not null,
  areas text[] not null,
  subscription boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table access_token (
  token_hash text primary key,       -- sha256 of the opaque token, hex
  role text not null check (role in ('admin', 'realtor')),
  account_id uuid not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_token_account on access_token (account_id);

create table invitation (
  token_hash text primary key,
  role text not null check (role in ('admin', 'realtor')),
  account_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table audit (
  id uuid primary key,
  actor_role text not null,
  actor_id uuid,
  action text not null,
  subject_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_created_at on audit (created_at);
