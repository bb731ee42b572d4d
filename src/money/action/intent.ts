/**
 * The life of one money intent, from the tap to the host's ledger: a bet, a Starline bet, a deposit
 * or a withdrawal. Every change of phase anywhere in this folder goes through `next`; the picture in
 * docs/money.md is drawn from this table.
 */
export const transitions = {
  idle: {
    /** The player confirmed it. */
    send: 'sending',
    /** Found on the device: sent by an earlier page or another tab. */
    restore: 'unknown',
  },
  sending: {
    /** The host's JSON accepted it. */
    accept: 'recorded',
    /** The host says no: a 4xx other than 408, 425 and 429. */
    refuse: 'refused',
    /** The history already has this intent's record, recognised by its id. */
    find: 'recorded',
    /** No verdict: no answer, a late one, 5xx, or nothing that can be read. */
    lose: 'unknown',
  },
  unknown: {
    /** The history shows the record. */
    find: 'recorded',
    /** The history has not shown it for longer than the request can still be on its way. */
    miss: 'failed',
    /** The history proves nothing yet. */
    wait: 'unknown',
    /** The player no longer wants it watched. */
    'give up': 'given up',
    /** Another tab of this browser found out. */
    leave: 'idle',
  },
  recorded: {},
  refused: {},
  failed: {},
  'given up': {},
} as const

type Transitions = typeof transitions
export type Phase = keyof Transitions
type KeysOf<T> = T extends unknown ? keyof T : never
/** What can happen to an intent. */
export type IntentEvent = KeysOf<Transitions[Phase]>

/** The phase after `event`. Throws when nothing of the kind can happen in `phase`: a bug of ours. */
export function next(phase: Phase, event: IntentEvent): Phase {
  const after = (transitions[phase] as Partial<Record<IntentEvent, Phase>>)[event]
  if (after === undefined) throw new Error(`A money intent cannot ${event} when it is ${phase}.`)
  return after
}
