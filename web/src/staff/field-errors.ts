import type { z } from 'zod'

/** Turns a schema of the contract into the check of a form: field → the first thing that is wrong with it. */
export function fieldErrors<Schema extends z.ZodType>(schema: Schema) {
  return (values: unknown): Record<string, string> => {
    const checked = schema.safeParse(values)
    if (checked.success) return {}
    const errors: Record<string, string> = {}
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message
    return errors
  }
}

/** Puts the cursor into the first field that is wrong. */
export function focusFirst(form: { getInputNode(field: string): HTMLElement | null }) {
  return (errors: Record<string, unknown>): void => {
    const [first] = Object.keys(errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
}
