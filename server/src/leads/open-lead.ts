import type { LeadResponse } from '@guru/contract/leads'
import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Engine } from '@guru/engine/engine'
import type { Database } from '../db/database.ts'
import { searchListings } from '../listings/search.ts'
import { withoutNumbers } from './hidden-numbers.ts'
import { isNumberShown, leadCard } from './lead-card.ts'
import { fitsProfile } from './lead-conditions.ts'
import { leadRow } from './lead-lists.ts'
import { requirementText, wishesOf } from './requirement-text.ts'
import type { LeadRules, Viewer } from './viewer.ts'

/** The seeker's latest words that a realtor sees. */
const wordsShown = 20

/** A lead with its best matches; null when there is none of that id that this realtor may see. */
export async function openLead(
  db: Database,
  engine: Engine,
  { id, viewer, rules }: { id: string; viewer: Viewer; rules: LeadRules },
): Promise<LeadResponse | null> {
  if (!viewer.subscription) return null
  const row = await leadRow(db.kysely, id, viewer.id)
  if (row === undefined) return null
  if (!rules.allAllowed && !row.offered && !(await fits(db, id, viewer))) return null
  const wishes = wishesOf(row)
  const search = engine.searchFor(wishes)
  const [found, said, noted] = await Promise.all([
    row.intent === 'offer' ? [] : searchListings(db, search),
    saidIn(db, id),
    db.kysely
      .selectFrom('lead_state')
      .select(['reason', 'note'])
      .where('requirement_id', '=', id)
      .where('realtor_id', '=', viewer.id)
      .executeTakeFirst(),
  ])
  return {
    lead: leadCard(row, viewer, rules),
    text: requirementText(row),
    said: isNumberShown(row, viewer, rules)
      ? said.map(({ user_text }) => user_text)
      : said.map(({ user_text, language }) => withoutNumbers(user_text, language)),
    matches: engine.matches(wishes, search, found),
    reason: noted?.reason ?? null,
    note: noted?.note ?? null,
  }
}

async function fits({ kysely }: Database, id: string, viewer: Viewer): Promise<boolean> {
  const row = await kysely
    .selectFrom('requirement')
    .select('id')
    .where('id', '=', id)
    .where(fitsProfile(viewer))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The first turn of the newest chat on the web names its language and nothing else; those in which nothing was said,
 * or what was said was taken back, hold no words.
 */
async function saidIn(
  { kysely }: Database,
  id: string,
): Promise<{ user_text: string; language: LanguageCode }[]> {
  const rows = await kysely
    .selectFrom('turn')
    .innerJoin('requirement', 'requirement.session_id', 'turn.session_id')
    .select(['turn.user_text', 'turn.language'])
    .where('requirement.id', '=', id)
    .where('turn.user_text', '<>', '')
    .where(({ eb, or }) => or([eb('requirement.channel', '!=', 'web_v3'), eb('turn.position', '>', 1)]))
    .orderBy('turn.position', 'desc')
    .limit(wordsShown)
    .execute()
  return rows.reverse()
}
