import type { Kysely } from 'kysely'
import type { Account } from '../accounts/access-tokens.ts'
import type { Schema } from '../db/schema.ts'
import { ApiFailure } from '../errors.ts'
import { type Viewer, viewerOf } from '../leads/viewer.ts'

/** @throws ApiFailure 401 when the account was taken away a moment ago. */
export async function requireViewer(db: Kysely<Schema>, { id }: Account): Promise<Viewer> {
  const viewer = await viewerOf(db, id)
  if (viewer === null) throw new ApiFailure(401, 'login_required', 'Please login again.')
  return viewer
}
