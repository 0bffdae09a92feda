import type { ColumnType } from 'kysely'

/** timestamptz that the database fills in unless it is given. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** timestamptz without a default. */
export type GivenTimestamp = ColumnType<Date, Date | string, Date | string>

/** timestamptz that may be null. */
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>

/** jsonb: parsed when read, JSON text when written. */
export type Json<T> = ColumnType<T, string, string>
