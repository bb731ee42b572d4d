import { betMessages } from '#messages/en/bet/bet.ts'

const { fields, fix } = betMessages

/** The names of a bet's fields in the order of the form. */
const fieldOrder = Object.keys(fields) as (keyof typeof fields)[]

/** What must be corrected before the bet can be placed, in one line; null if nothing. */
export function formatCorrections(errors: { [Field in keyof typeof fields]?: unknown }):
  string | null {
  const parts = fieldOrder.filter((field) => errors[field]).map((field) => fields[field])
  return parts.length === 0 ? null : fix(parts)
}
