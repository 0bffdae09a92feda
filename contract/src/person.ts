import { z } from 'zod'
import { maxNameLength } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'

/** Ten digits, as the forms take it; stored as E.164 with +91 in front. `wrong`: what people read otherwise. */
export const mobileNumberSchema = (wrong: string) =>
  z
    .string('Mobile number is required')
    .trim()
    .regex(/^[0-9]{10}$/, wrong)

/** A name that somebody can see; `missing`: what people read otherwise. */
export const userNameSchema = (missing: string) =>
  plainTextSchema(missing)
    .trim()
    .max(maxNameLength, `A name may have at most ${maxNameLength} characters`)
    .refine((name) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(name), missing)
