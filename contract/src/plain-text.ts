import { z } from 'zod'

/** Control characters but tab and line breaks: no keyboard makes them and no column should hold them. */
const controls = /[\p{Cc}--[\t\n\r]]/v

/** Whether a text is well-formed Unicode without control characters other than tab and line breaks. */
export const isPlainText = (text: string): boolean => text.isWellFormed() && !controls.test(text)

/** Any text that may be stored; `message` is what people read when it is missing. */
export const plainTextSchema = (message?: string) =>
  z.string(message).refine(isPlainText, 'Control characters are not allowed in texts')
