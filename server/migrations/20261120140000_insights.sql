-- What the operator wants to see of chats, without reading their turns.
alter table session add column finished_turn integer;  -- the revision that brought the first result
alter table session add column pending_slot text generated always as (state #>> '{pending,slot}') stored;
alter table session add column found integer generated always as ((state ->> 'found')::integer) stored;
create index session_created_at on session (created_at);
