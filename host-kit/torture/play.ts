import { ApiError } from '#api/api-error.ts'
import { verdictOf } from '../verify/invariants/ends/ends.ts'
import { activeCalls } from '../verify/invariants/ends/inactive.ts'
import { freshRows, judgeBalance, judgeRows, settleBets } from './judge-rows.ts'
import { kinds, type PlayedStaffAction } from './kinds.ts'
import {
  betRefusal,
  inactive,
  sunday,
  type Ledger,
  type LedgerBet,
  type PlayerLedger,
} from './ledger.ts'
import { Contradiction, see, type Family, type Row, type Seen } from './rows.ts'
import type { LoginIndex, Trial, Who } from './trial.ts'

/** The calls that move money, by the list in which the host records them. */
export const operations = {
  bets: 'placeBet',
  starline: 'placeStarlineBet',
  deposits: 'createFundRequest',
  withdrawals: 'requestWithdrawal',
} as const

/** A request that moves money, and how to send it. */
export interface Attempt {
  who: Who
  session: LoginIndex
  family: Family
  body: Readonly<Record<string, unknown>>
  amount: number
  /** The request as a sentence, worded as rows of its list are: see `words` in `rows.ts`. */
  says: string
  /** Its response is cut off. */
  cut?: boolean
  /** Sent as `Idempotency-Key`. */
  key?: string
  /** What is wrong with a value in it, after "although". */
  beyond?: string
}

/** What the staff do while requests are sent. */
export interface Alongside {
  kind: PlayedStaffAction
  /** The list that it changes. */
  family: Family
  run: () => Promise<void>
  /** Enters it into the ledger. */
  enter: () => void
}

/** A host's response to a request, as the client sees it. */
interface HostResponse {
  /** `yes`: accepted, `no`: refused, `nothing`: it may or may not have been done. */
  answer: 'yes' | 'no' | 'nothing'
  /** In rupees, if the response says it. */
  newBalance: number | null
}

/** Whether a status says for certain that the request was accepted or refused. */
const isDecided = (status: number | null) =>
  status !== null && status < 500 && ![408, 425, 429].includes(status)

/** How the client reads an answer that isn't the client's own. */
const asAnswer = { taken: 'yes', refused: 'no', neither: 'nothing' } as const

/** Sends what the client wouldn't. */
const sendRaw = (trial: Trial, { who, session, family, body }: Attempt): Promise<HostResponse> =>
  trial.sendRaw(who, session, operations[family], body).then(
    (exchange) => ({ answer: asAnswer[verdictOf(exchange)], newBalance: null }),
    () => ({ answer: 'nothing', newBalance: null }),
  )

async function send(trial: Trial, attempt: Attempt): Promise<HostResponse> {
  const { who, session, cut, family, body, key, beyond } = attempt
  if (beyond !== undefined) return sendRaw(trial, attempt)
  try {
    const client = trial.client(who, session, cut)
    const options = key === undefined ? {} : { idempotencyKey: key }
    const value: unknown = await client.call(operations[family], { body } as never, options)
    const { newBalance, remainingBalance } = (value ?? {}) as Record<string, number | undefined>
    return { answer: 'yes', newBalance: newBalance ?? remainingBalance ?? null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isRefusal = error.kind === 'refused' && !error.inFlight && isDecided(error.status)
    return { answer: isRefusal ? 'no' : 'nothing', newBalance: null }
  }
}

/** Why an attempt must be refused; null if it needn't be. */
function mustRefuse(attempt: Attempt, ledger: Ledger): string | null {
  const { who, family, body, amount, beyond } = attempt
  const player = ledger.players[who]
  if (beyond !== undefined) return beyond
  if (player.isInactive && activeCalls.includes(operations[family])) return inactive
  if (family === 'deposits') {
    const isUsed = ledger.players.some(({ deposits }) =>
      deposits.some(({ transactionId }) => transactionId === body['transactionId']),
    )
    return isUsed ? 'its transaction id was already used' : null
  }
  if (family === 'withdrawals') {
    if (ledger.isSunday) return sunday
    const isMore = ledger.takesAtRequest && amount > player.balance
    return isMore ? `only ₹${player.balance} is left` : null
  }
  return betRefusal({ ...(body as unknown as LedgerBet), family }, amount, player, ledger)
}

/** Adds a request to the ledger. */
function enter(player: PlayerLedger, { family, body, amount }: Attempt, row: Row): void {
  const request = { ...body, _id: row.id, amount, status: 'pending' }
  if (family === 'deposits') player.deposits.push(request as never)
  else if (family === 'withdrawals') player.withdrawals.push(request as never)
  else {
    player.bets.push({ ...(request as unknown as LedgerBet), family, won: null })
    player.balance -= amount
  }
}

/** An attempt that was made. */
interface Outcome extends Attempt {
  response: HostResponse
  /** Why it had to be refused. */
  reason: string | null
}

/** Finds the new row of each attempt that was done. Throws if rows are missing or left over. */
function assign(player: PlayerLedger, outcomes: readonly Outcome[], account: Seen) {
  const done: (Outcome & { row: Row })[] = []
  const unassigned = { ...account.rows }
  for (const family of new Set(outcomes.map((one) => one.family))) {
    unassigned[family] = freshRows(player, family, account.rows[family] ?? [])
  }
  for (const one of outcomes) {
    const rows = unassigned[one.family] ?? []
    const row =
      one.response.answer === 'no' ? undefined : rows.find(({ says }) => says === one.says)
    if (row) {
      unassigned[one.family] = rows.filter((other) => other !== row)
      done.push({ ...one, row })
    } else if (one.response.answer === 'yes') {
      const [instead] = rows
      throw new Contradiction(
        `Player ${player.name} sent ${one.says}, which was accepted, but ` +
          `${instead ? `the list shows ${instead.says} instead` : "it's in no list"}.`,
      )
    }
  }
  for (const one of outcomes) {
    const row = unassigned[one.family]?.[0]
    if (!row) continue
    const isSame = row.says === one.says
    const why =
      one.response.answer === 'no'
        ? 'was refused, but is in the list'
        : 'is in the list more often than it was sent'
    throw new Contradiction(
      `Player ${player.name} sent ${one.says}: ${isSame ? `it ${why}` : `the list also shows ${row.says}, which isn't theirs or was never sent`}.`,
    )
  }
  return done
}

/** Counts what must be refused, by why. */
function count({ tally }: Trial, { beyond }: Attempt, reason: string | null, ledger: Ledger) {
  if (beyond !== undefined) tally.beyond += 1
  else if (reason === inactive) tally.inactive += 1
  else if (reason === sunday) tally.sundays += 1
  else if (reason !== null && ledger.closed.some(({ what }) => reason.includes(what))) {
    tally.late += 1
  }
}

/** Judges a request that was sent alone and must be refused, by the balance first. Throws `Contradiction`. */
function judgeRefused(player: PlayerLedger, { says, reason, response }: Outcome, balance: number) {
  if (reason === null) return
  const isTaken = response.answer === 'yes'
  if (balance !== player.balance) {
    throw new Contradiction(
      `After ${says}, player ${player.name} has ₹${balance} but should have ₹${player.balance}` +
        `${isTaken ? `, and it was accepted although ${reason}` : ''}.`,
    )
  }
  if (isTaken) {
    throw new Contradiction(
      `Player ${player.name} sent ${says}, which was accepted although ${reason}.`,
    )
  }
}

/**
 * Sends attempts, all at once, and checks what must then be true: what the host accepted is in the
 * list once and was paid once, what it refused left no trace, and what got no response was done
 * completely or not at all. The staff may do something at the same time. Throws `Contradiction`.
 */
export async function sendAndJudge(
  trial: Trial,
  ledger: Ledger,
  attempts: readonly Attempt[],
  alongside?: Alongside,
): Promise<void> {
  const reasons = attempts.map((one) => mustRefuse(one, ledger))
  for (const [index, one] of attempts.entries()) count(trial, one, reasons[index] ?? null, ledger)
  const endTogether = trial.together([
    ...attempts.map(({ family }) => family),
    ...(alongside ? [alongside.kind] : []),
  ])
  const [responses] = await Promise.all([
    Promise.all(attempts.map((one) => send(trial, one))),
    alongside?.run(),
  ])
  endTogether()
  alongside?.enter()
  const outcomes = attempts.map((one, index): Outcome => ({
    ...one,
    response: responses[index] as HostResponse,
    reason: reasons[index] ?? null,
  }))
  const meanwhile = alongside ? `, while ${kinds[alongside.kind]} was made` : ''
  const after = attempts.map(({ says }) => says).join(' and ') + meanwhile

  await Promise.all(
    ledger.players.map(async (player, index) => {
      const own = outcomes.filter(({ who }) => who === index)
      const changedByStaff = alongside ? [alongside.family] : []
      const families = [...new Set([...own.map(({ family }) => family), ...changedByStaff])]
      // Reads in the player's other session, which must see what the first one wrote.
      const reader = (own[0]?.session ?? 1) === 1 ? 0 : 1
      const account = await see(trial.client(index as Who, reader), families)
      if (own.length === 0) settleBets(player, ledger, account, after)
      if (own.length === 0)
        return judgeBalance(player, account.balance, `${after} by the other player`)
      const [alone] = outcomes
      if (alone && outcomes.length === 1 && !alongside) judgeRefused(player, alone, account.balance)
      const done = assign(player, own, account)
      for (const one of done) {
        // Of deposits that are sent at once with one transaction id, the first that is done uses
        // it.
        const reason = one.reason ?? (one.family === 'deposits' ? mustRefuse(one, ledger) : null)
        if (reason !== null) {
          throw new Contradiction(
            `Player ${player.name} sent ${one.says}, which was accepted although ${reason}.`,
          )
        }
        enter(player, one, one.row)
        if (one.family === 'withdrawals') {
          if (ledger.takesAtRequest) player.balance -= one.amount
          trial.script.met(player.name, one.row.id)
        }
      }
      trial.tally.taken += done.length
      trial.tally.refused += own.length - done.length
      if (player.balance < 0) {
        throw new Contradiction(
          `With ${after}, player ${player.name} spent ₹${-player.balance} more than the balance.`,
        )
      }
      // A bet that was accepted while its result was being declared is settled too.
      settleBets(player, ledger, account, after)
      judgeBalance(player, account.balance, after)
      judgeRows(player, account, after)
      const [only] = done
      if (!only || outcomes.length > 1 || alongside) return undefined
      const { newBalance } = only.response
      if (newBalance !== null && newBalance !== player.balance) {
        throw new Contradiction(
          `The response to ${only.says} says the new balance is ₹${newBalance}, but it is ₹${player.balance}.`,
        )
      }
      if (only.family === 'starline' && account.rows.starline?.[0]?.id !== only.row.id) {
        throw new Contradiction(`${only.says} is the newest row but not the first in its list.`)
      }
      return undefined
    }),
  )
}
