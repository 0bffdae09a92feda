import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Hashes a password with argon2id, its settings and a salt of its own in the result. */
export const hashPassword = (password: string): Promise<string> => hash(password, { algorithm: argon2id })

/** Whether a password is the one of a hash. */
export const passwordFits = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password)

/** `Algorithm.Argon2id`, which the library declares as a const enum. */
const argon2id = 2

/** Without those that are easily mistaken for one another. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of 16 letters and digits (93 bits), in groups that can be read out. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
