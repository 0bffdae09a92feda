import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Describes every table in PostgreSQL's own words: columns, constraints and indexes, sorted, so that a
 * change of a migration shows as a change of the committed text.
 */
export async function describeSchema(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ table: string; line: string }>`
    select c.relname as table, parts.line from pg_class c
    cross join lateral (
      select 1 as kind, a.attnum as place,
        a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end
          || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      -- 'n' are not-null constraints, which only newer versions list here
      select 2, 0, 'constraint ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where conrelid = c.oid and contype <> 'n'
      union all
      select 3, 0, pg_get_indexdef(indexrelid) from pg_index where indrelid = c.oid and not indisprimary
    ) parts
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname, parts.kind, parts.place, parts.line`.execute(db)
  const tables = Map.groupBy(rows, (row) => row.table)
  return [...tables]
    .map(([table, parts]) => `${table}\n${parts.map((part) => `  ${part.line}\n`).join('')}`)
    .join('\n')
}
