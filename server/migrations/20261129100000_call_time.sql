-- When a seeker wants to be called, in the seeker's own words ("tomorrow after 6"), and when that was said.
alter table requirement add column call_time text, add column call_time_at timestamptz;
