import { z } from 'zod'
import { maxEmailLength, maxPasswordLength, minPasswordLength } from './limits.ts'

/** Who may have an account. */
export const roles = ['admin', 'realtor'] as const
export type Role = (typeof roles)[number]

/** An e-mail address, in lower case: accounts do not tell cases apart. @param invalid what people read when it is none. */
export const emailSchemaWith = (invalid: string) =>
  z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(maxEmailLength, invalid)
    .toLowerCase()
    .pipe(z.email(invalid))

export const emailSchema = emailSchemaWith('Invalid email address')

export const passwordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Password may have at most ${maxPasswordLength} characters`)

export const loginRequestSchema = z.object({ email: emailSchema, password: passwordSchema })

/** The token goes into the header `x-auth-token` of later calls. */
export const loginResponseSchema = z.object({ token: z.string(), message: z.string() })
export type LoginResponse = z.infer<typeof loginResponseSchema>

export const forgotPasswordRequestSchema = z.object({ email: emailSchema })

/** `token` comes out of the link of an invitation or a reset. */
export const setPasswordRequestSchema = z.object({
  token: z
    .string('This link is incomplete')
    .min(1, 'This link is incomplete')
    .max(200, 'This link is incomplete'),
  password: passwordSchema,
})

/** Whose login page comes next. */
export const setPasswordResponseSchema = z.object({ message: z.string(), role: z.enum(roles) })
export type SetPasswordResponse = z.infer<typeof setPasswordResponseSchema>

/** An answer that only says what was done. */
export const messageResponseSchema = z.object({ message: z.string() })
export type MessageResponse = z.infer<typeof messageResponseSchema>
