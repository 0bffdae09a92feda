import type { Account } from '../accounts/access-tokens.ts'
import { invitationHours, invite } from '../accounts/invitations.ts'
import type { StaffParts } from './staff-parts.ts'

/**
 * Makes a link to set the password of an account. The secret stands behind the #, which browsers send to no
 * server and show to no other page.
 */
export async function passwordLink({ database, publicUrl }: StaffParts, account: Account): Promise<string> {
  return `${publicUrl()}/realtor/set-password#${await invite(database.kysely, account)}`
}

const wording = {
  invitation: {
    subject: 'Your account with Guru',
    opening: 'An account with Guru was made for you. Set your password here:',
  },
  reset: {
    subject: 'Set a new password for Guru',
    opening:
      'Somebody asked for a new password for your account with Guru. If it was you, set it here; otherwise do nothing.',
  },
} as const

/** Sends a link to its account's mailbox. @returns whether the mail server took it. */
export async function mailLink(
  { mailer, log }: StaffParts,
  { to, link, reason }: { to: string; link: string; reason: keyof typeof wording },
): Promise<boolean> {
  if (mailer === null) return false
  const { subject, opening } = wording[reason]
  const text = `${opening}\n\n${link}\n\nThe link works once, within ${invitationHours} hours.\n`
  try {
    await mailer.send({ to, subject, text })
    return true
  } catch (cause) {
    // The mail server's words may quote the address.
    log.error({ code: cause instanceof Error && 'code' in cause ? cause.code : 'unknown' }, 'mail_not_sent')
    return false
  }
}
