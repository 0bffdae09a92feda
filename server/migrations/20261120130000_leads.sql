-- Realtors work on leads: who was offered a callback and took it, and what each realtor noted.

alter table requirement add column claimed_by uuid;          -- the realtor who took the callback
alter table requirement add column claimed_at timestamptz;
alter table requirement add column next_offer_at timestamptz; -- when the callback is passed on, unless it is taken

-- The two lists, newest first; the lists of one city.
drop index requirement_lead;
create index requirement_lead on requirement ((channel = 'whatsapp'), updated_at desc, id desc)
  where lead_at is not null;
create index requirement_lead_by_city on requirement ((channel = 'whatsapp'), city, updated_at desc, id desc)
  where lead_at is not null;
-- Callbacks that nobody took yet.
create index requirement_open_callback on requirement (next_offer_at)
  where callback_at is not null and claimed_by is null;
-- What changed lately, on any list.
create index requirement_lead_changed on requirement (updated_at) where lead_at is not null;

create table callback_offer (
  requirement_id uuid not null,
  realtor_id uuid not null,
  offered_at timestamptz not null default now(),
  primary key (requirement_id, realtor_id)
);
create index callback_offer_realtor on callback_offer (realtor_id, offered_at);

create table lead_state (
  realtor_id uuid not null,
  requirement_id uuid not null,
  state text not null check (state in ('new', 'contacted', 'visit', 'closed', 'not_useful')),
  reason text,
  note text,
  updated_at timestamptz not null default now(),
  primary key (realtor_id, requirement_id)
);

create index audit_subject on audit (subject_id, actor_id, created_at);
