import type { QueryClient } from '@tanstack/react-query'
import type { NewBet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import { keyOf } from '#data/queries.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { toBetPayload, validateBet } from '#domain/bet/bet.ts'
import {
  readSlip,
  slipKey,
  slipText,
  withState,
  type SlipBet,
  type SlipLine,
  type SlipState,
} from '#domain/bet/slip.ts'
import type { Clock } from '#domain/time/clock.ts'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'
import { betSpec } from '../specs.ts'

/** Where a slip is kept: the draft of its bet type. */
export interface SlipDraft {
  latest(): { lines: string }
  change(part: { lines: string }): void
  clear(): void
}

/** Why a line can't be sent by what is known now; `game` is null if it's gone. */
export interface LineJudgement {
  game: Game | null
  sentence: string | null
}

/** The lines of one bet type's slip as they're stored, and as bets. */
export function createSlipLines(
  type: BetType,
  draft: SlipDraft,
  { clock, queryClient }: { clock: Clock; queryClient: QueryClient },
) {
  const read = (): readonly SlipLine[] => readSlip(draft.latest().lines)
  const write = (next: readonly SlipLine[]): void =>
    next.length === 0 ? draft.clear() : draft.change({ lines: slipText(next) })
  const bodyOf = ({ amount, ...line }: SlipBet): NewBet =>
    toBetPayload({ ...line, amount: amount ?? 0, betType: type.id, now: clock.now() })
  return {
    read,
    write,
    /** Notes what became of a line. */
    mark: (line: SlipLine, state: SlipState, reasons?: readonly string[]) =>
      write(withState(read(), slipKey(line), state, reasons)),
    bodyOf,
    isSame: (line: SlipLine, body: NewBet) =>
      betSpec.keyOf({ body: bodyOf(line) }) === betSpec.keyOf({ body }),
    /** What is wrong with a line now, by the host's latest data. */
    judge(line: SlipLine): LineJudgement {
      const games = queryClient.getQueryData<readonly Game[]>(keyOf('listGames', {}))
      const user = queryClient.getQueryData<{ balance?: number | null }>(
        keyOf('getUserProfile', {}),
      )
      const game = games?.find(({ _id }) => _id === line.gameId) ?? null
      const wrong = validateBet({
        ...line,
        betType: type.id,
        session: type.id === 'fullSangam' ? null : line.session,
        amount: String(line.amount ?? ''),
        balance: user?.balance ?? null,
        market: game,
        now: clock.now(),
      })
      const [first] = Object.values(wrong)
      return { game, sentence: first ? formatBetProblem(first) : null }
    },
  }
}

export type SlipLines = ReturnType<typeof createSlipLines>
