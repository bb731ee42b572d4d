import type { StaffActionName } from '#contracts/provider/staff-actions.ts'
import type { Family } from './rows.ts'

/** What the staff do that is counted, alone and at once with other calls. */
export type PlayedStaffAction = Exclude<StaffActionName, 'deactivate'>

/** What can be played: a player's requests, and what the staff do. */
export type Kind = Family | PlayedStaffAction

/** Each kind in the words of a verdict. */
export const kinds: Readonly<Record<Kind, string>> = {
  bets: 'a bet',
  starline: 'a Starline bet',
  deposits: 'a deposit request',
  withdrawals: 'a withdrawal request',
  declare: 'a declared result',
  declareStarline: 'a declared Starline result',
  approveDeposit: 'an approved deposit',
  rejectDeposit: 'a rejected deposit',
  completeWithdrawal: 'a paid withdrawal',
  rejectWithdrawal: 'a rejected withdrawal',
}

const all = Object.keys(kinds) as Kind[]
const requests: readonly Kind[] = ['bets', 'starline', 'deposits', 'withdrawals']
const isStaffs = (kind: Kind) => !requests.includes(kind)

/** What one decision is about: only decisions on the same thing are made at once. */
const thingOf = (kind: Kind) => kind.replace(/^(approve|reject|complete)/, '')

/** Whether two kinds are ever played at once. */
const meet = (one: Kind, other: Kind) => {
  if (isStaffs(one) && isStaffs(other)) return thingOf(one) === thingOf(other)
  const request = isStaffs(one) ? other : one
  return !(isStaffs(one) || isStaffs(other)) || request === 'bets' || request === 'starline'
}

/** Two kinds as one text, whichever comes first. */
const pairOf = (one: Kind, other: Kind): string =>
  [one, other]
    .toSorted((a, b) => all.indexOf(a) - all.indexOf(b))
    .map((kind) => kinds[kind])
    .join(' and ')

/** Every pair that is played at once; without staff, only those of requests. */
export const pairsOf = (staff: boolean): string[] =>
  all.flatMap((one, index) =>
    all
      .slice(index)
      .filter((other) => meet(one, other) && (staff || !isStaffs(other)))
      .map((other) => pairOf(one, other)),
  )

/** With fewer at once, a race may just not have happened. */
export const fewest = 3

/** How often each kind was played, and each pair of kinds at once. */
export class Played {
  readonly kinds = new Map<Kind, number>()
  readonly pairs = new Map<string, number>()

  /** Counts what is done together. */
  count(together: readonly Kind[]): void {
    for (const [index, one] of together.entries()) {
      this.kinds.set(one, (this.kinds.get(one) ?? 0) + 1)
      for (const other of together.slice(index + 1)) {
        const pair = pairOf(one, other)
        this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + 1)
      }
    }
  }

  /** The pairs that ran at once too rarely to say anything. */
  tooFew(staff: boolean): string[] {
    return pairsOf(staff).filter((pair) => (this.pairs.get(pair) ?? 0) < fewest)
  }
}
