-- The admin's list of callbacks: those taken, the last one first; those open, who waits longest first.
create index requirement_taken_callback on requirement (claimed_at, id)
  where claimed_by is not null and claimed_at is not null;
create index requirement_waiting_callback on requirement (callback_at, id)
  where callback_at is not null and claimed_by is null;
