-- Realtors look leads up by any part of a name or place. Without the extension the same search reads every lead.
do $$
begin
  create extension if not exists pg_trgm;
  create index person_by_name_part on person using gin (lower(name) gin_trgm_ops);
  create index requirement_by_place_part on requirement
    using gin (lower(coalesce(area, '') || e'\n' || coalesce(city, '')) gin_trgm_ops)
    where lead_at is not null;
exception when feature_not_supported or undefined_file or insufficient_privilege then
  raise notice 'Without pg_trgm searches in leads take longer: %', sqlerrm;
end
$$;
