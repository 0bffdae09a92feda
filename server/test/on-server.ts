import pg from 'pg'

/** Runs one statement that belongs to no database of a test, such as making or removing one. */
export async function onServer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
