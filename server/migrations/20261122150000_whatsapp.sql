-- Somebody on WhatsApp. A number or a user id may be missing, never both when it is made.
create table whatsapp_contact (
  id uuid primary key,
  -- With country code, digits alone.
  number text unique,
  user_id text unique,
  name text,
  -- The conversation that goes on here: of this channel, or of the web once its code was sent.
  session_id uuid,
  -- When the person last wrote, by Meta's clock: free replies are allowed for a day after it.
  last_message_at timestamptz,
  stopped_at timestamptz,
  -- When a photo or the like was last answered.
  hint_at timestamptz,
  -- Messages wait until then: one before them is being listened to, or failed.
  work_after timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index whatsapp_contact_session on whatsapp_contact (session_id);

-- What was received; its content goes when it is done, the id stays so that a copy changes nothing.
create table whatsapp_message (
  id text primary key,
  contact_id uuid not null,
  content jsonb,
  sent_at timestamptz not null,
  -- Order within one body.
  position integer not null,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  done_at timestamptz
);
create index whatsapp_message_waiting on whatsapp_message (received_at) where done_at is null;
create index whatsapp_message_in_order on whatsapp_message (contact_id, sent_at, received_at, position)
  where done_at is null;
create index whatsapp_message_done on whatsapp_message (done_at);

-- What is to be sent and what became of it.
create table whatsapp_send (
  id uuid primary key,
  contact_id uuid not null,
  -- What it answers, or what it tells of: once each.
  cause text not null unique,
  payload jsonb,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- Meta's id of it.
  wamid text,
  delivery text check (delivery in ('delivered', 'read')),
  -- Of the last attempt: Meta's code, or a word of ours.
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index whatsapp_send_due on whatsapp_send (due_at) where state = 'queued';
create index whatsapp_send_in_order on whatsapp_send (contact_id, created_at, id) where state = 'queued';
create index whatsapp_send_wamid on whatsapp_send (wamid);
create index whatsapp_send_changed on whatsapp_send (updated_at);

-- A web chat that may go on in WhatsApp by a code for one use.
create table whatsapp_code (
  code_hash text primary key,
  session_id uuid not null,
  expires_at timestamptz not null
);
