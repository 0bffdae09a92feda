import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Tells a browser of the older chats from others; their session ids can be guessed. */
export const seekerCookie = 'seeker'

/** The longest that browsers keep a cookie. */
export const seekerCookieDays = 400

/** Whose browser it is: a device id out of its cookie, which it gets with its first call. */
export type SeekerOf = (request: FastifyRequest, reply: FastifyReply) => string

/** Pages of other origins may send the cookie only over https. */
export function seekerCookieFor({ publicUrl, allowedOrigins }: Config): SeekerOf {
  const secure = publicUrl?.startsWith('https:') ?? false
  const foreign = secure && allowedOrigins.length > 0
  return (request, reply) => {
    const secret = request.cookies[seekerCookie] ?? randomBytes(32).toString('base64url')
    void reply.setCookie(seekerCookie, secret, {
      path: '/',
      httpOnly: true,
      secure,
      sameSite: foreign ? 'none' : 'lax',
      maxAge: seekerCookieDays * 24 * 3600,
    })
    return createHash('sha256').update(`seeker ${secret}`).digest('hex')
  }
}
