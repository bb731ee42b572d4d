/** A refusal that the client distinguishes from others. */
export interface Refusal {
  /** Short kebab-case name, unique within the row; contract cases and faults use it. */
  name: string
  status: 400 | 401 | 403 | 404 | 409 | 422
  /** What the body carries: a `message`, or `errors[]` with a `msg` each. */
  body: 'message' | 'errors'
  when: string
}

/** What the contract says about a row besides the call itself; clients have none of it. */
export interface Notes {
  /** One line of prose. */
  about: string
  /** Route patterns of the screens that need this call. */
  screens: readonly string[]
  /** In addition to the 401 that every `bearer` row has. */
  refusals?: readonly Refusal[]
}

/** 401 of every row that needs a token. */
export const signedOut: Refusal = {
  name: 'signed-out',
  status: 401,
  body: 'message',
  when: 'The token is missing, wrong or ended.',
}

/** 403 of rows that an inactive player may not use. */
export const inactive: Refusal = {
  name: 'inactive',
  status: 403,
  body: 'message',
  when: 'The account is not active.',
}

/** 403 of bets and deposits, from hosts that keep self-exclusion; others never answer with it. */
export const selfExcluded: Refusal = {
  name: 'self-excluded',
  status: 403,
  body: 'message',
  when: 'Optional, for hosts that keep self-exclusion: the player has excluded themselves.',
}

/** 422 with `errors[]`: one or more fields break a rule. */
export const invalidFields = (when: string): Refusal => ({
  name: 'invalid-fields',
  status: 422,
  body: 'errors',
  when,
})

/** 400 with one `message`. */
export const refused = (name: string, when: string): Refusal => ({
  name,
  status: 400,
  body: 'message',
  when,
})
