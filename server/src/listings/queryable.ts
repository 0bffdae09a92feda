import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** What a plain query needs: `pg`'s pool, or one of its clients inside a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>
}
