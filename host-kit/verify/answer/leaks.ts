import type { Difference } from './compare.ts'

const nameOfSecret = /^(pass(word|wd|code)?|pwd)(_?hash)?$/i
/** How the usual libraries write a hash. */
const hash = /^\$(2[abxy]|argon2\w*|scrypt|pbkdf2[\w-]*)\$/

/** Passwords and their hashes in an answer, which nobody has a use for; `password`: the player's. */
export function leaks(body: unknown, password: string | undefined, field = ''): Difference[] {
  if (typeof body === 'object' && body !== null) {
    return Object.entries(body).flatMap(([key, value]) =>
      leaks(value, password, field === '' ? key : `${field}.${key}`),
    )
  }
  if (typeof body !== 'string' || body === '') return []
  const name = field.split('.').at(-1) ?? ''
  // Digits alone may be a number of the player's.
  const isPassword = body === password && /\D/.test(body)
  if (!isPassword && !hash.test(body) && !nameOfSecret.test(name)) return []
  return [{ field, expected: 'no password and no hash of one', got: 'a text that is not shown' }]
}
