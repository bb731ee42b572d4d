import type { Bet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf, gameNameOf } from '#domain/bet/history.ts'
import { partsBetOn, type ResultPart } from '#domain/bet/won-parts.ts'
import { parseResult } from '#domain/market/result.ts'
import { formatRupees } from '#domain/money/money.ts'
import { momentMessages as words } from '#messages/moment.ts'
import { uiMessages } from '#messages/ui.ts'
import { paths } from '#paths'
import { useApi } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { StillSheet } from '#ui/overlay/still-sheet.tsx'
import { CountUp } from './count-up.tsx'
import type { Moment } from './outcome-watch.ts'
import { sayLost, sayWon, wonIn } from './say-moment.ts'
import { WonBoard } from './won-board.tsx'

export interface WinSheetProps {
  moment: Moment
  /** Rupees; null while not known. */
  balance: number | null
  onClose: () => void
}

/** A result that bets were won on: the game's, its board, and what was lit on it. */
interface Won {
  key: string
  name: string
  result: string | null
  lit: ReadonlySet<ResultPart>
}

/** The draws that were won on, a game and its day each. The bet's own record goes before the list. */
function drawsOf(bets: readonly Bet[], games: readonly Game[]): Won[] {
  const draws = new Map<string, Won>()
  for (const bet of bets) {
    const gameId = gameIdOf(bet.gameId)
    const game = games.find(({ _id }) => _id === gameId)
    const type = readBetType(bet.betType)
    const result = bet.result ?? game?.result ?? null
    const readable = Object.values(parseResult(result)).some((part) => part !== null)
    const key = `${gameId} ${result}`
    const parts = type ? partsBetOn(type.id, bet.session === 'close' ? 'close' : 'open') : []
    draws.set(key, {
      key,
      name: gameNameOf(bet) || (game?.gameName ?? ''),
      result: readable ? result : null,
      lit: new Set([...(draws.get(key)?.lit ?? []), ...parts]),
    })
  }
  return [...draws.values()]
}

/**
 * What was won, on slate above everything else. It takes neither the focus nor the screen: whatever
 * the player is doing goes on, and what says it aloud is the one live region.
 */
export function WinSheet({ moment, balance, onClose }: WinSheetProps) {
  const { won, lost, balanceBefore } = moment
  const { queryClient } = useApi()
  const games = queryClient.getQueryData<Game[]>(keyOf('listGames', {})) ?? []
  const total = wonIn(won)
  const rest = sayLost(lost)

  return (
    <StillSheet title={sayWon(won)} onClose={onClose}>
      <div className="mt-2 grid gap-3">
        {drawsOf(won, games).map(({ key, name, result, lit }) => (
          <div key={key}>
            <p className="mb-1.5 text-small text-chalk2">{name}</p>
            {result !== null && <WonBoard result={result} lit={lit} />}
          </div>
        ))}
      </div>
      <ul aria-label={words.bets} className="mt-3 divide-y divide-slate2">
        {won.map((bet) => (
          <li key={bet._id} className="flex flex-wrap justify-between gap-x-4 py-2 text-body">
            <span className="min-w-0 wrap-anywhere">
              {words.bet(
                readBetType(bet.betType)?.title ?? bet.betType,
                bet.betNumber,
                formatRupees(bet.betAmount),
              )}
            </span>
            {bet.winAmount != null && (
              <Money amount={bet.winAmount} className="ms-auto font-bold text-good-slate" />
            )}
          </li>
        ))}
      </ul>
      {rest !== null && <p className="mt-1 text-small text-chalk2">{rest}</p>}
      {balance !== null && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-slate2 pt-2">
          <span className="text-small text-chalk2">{words.balance}</span>
          <span className="ms-auto text-win">
            <CountUp from={startOf(balance, balanceBefore, total)} to={balance} />
          </span>
        </p>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        <ButtonLink
          kind="text"
          to={paths.winningHistory}
          onClick={onClose}
          className="text-spark! active:bg-slate2"
        >
          {words.history}
        </ButtonLink>
        <Button kind="spark" onClick={onClose}>
          {uiMessages.done}
        </Button>
      </div>
    </StillSheet>
  )
}

/** Where the count begins: not below what the wins account for, and nowhere if nothing is known. */
function startOf(balance: number, before: number | null, won: number | null): number {
  return before === null || won === null ? balance : Math.max(before, balance - won)
}
