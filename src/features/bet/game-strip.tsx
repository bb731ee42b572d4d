import Check from 'lucide-react/icons/check'
import { useId, useState } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { marketStatus, sortByOpenTime } from '#domain/market/market.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { asItIs } from '#ui/content/lang-of.ts'
import { unbroken } from '#ui/content/unbroken.ts'
import { useSlices } from '#ui/content/use-slices.ts'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { cx } from '#ui/look/cx.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'

const words = betMessages.game

interface GamesProps {
  games: readonly Game[]
  /** The chosen one. */
  market: Game | null
  /** Epoch ms. */
  now: number
  onChange: (gameId: string) => void
}

interface GameStripProps extends GamesProps {
  readOnly: boolean
  error: string | undefined
}

/** The chosen game with its board; a tap opens the list of all games. */
export function GameStrip({ readOnly, error, ...games }: GameStripProps) {
  const game = games.market
  const [open, setOpen] = useState(false)
  const message = useId()
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={error ? message : undefined}
        onClick={() => !readOnly && setOpen(true)}
        data-invalid={error ? '' : undefined}
        className="card flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3.5 py-2 text-start active:bg-sunken data-invalid:shadow-[inset_0_0_0_2px_var(--bad)]"
      >
        <span className="min-w-0 flex-1 basis-24">
          <span {...asItIs(game?.gameName)} className="block text-body font-semibold">
            {game?.gameName ?? words.choose}
          </span>
          <span id={message} className={cx('block text-small', error ? 'text-bad' : 'text-ink3')}>
            {error ?? (game ? words.change : words.chooseDetail)}
          </span>
        </span>
        {game && <ResultBoard result={game.result ?? ''} size="xs" />}
      </button>
      <GameSheet {...games} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

interface GameSheetProps extends GamesProps {
  open: boolean
  onClose: () => void
}

/** All games in order of their open time; one tap chooses. */
function GameSheet({ onChange, open, onClose, ...shown }: GameSheetProps) {
  const pick = (gameId: string) => {
    onChange(gameId)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={words.sheet}>
      {shown.games.length === 0 && <p className="text-body text-ink2">{words.none}</p>}
      <GameChoices {...shown} onChange={pick} />
    </Sheet>
  )
}

/** Twice as many, which come at once, fill a phone's screen. */
const slice = 8

function GameChoices({ games, market, now, onChange }: GamesProps) {
  const count = useSlices(games.length, slice)
  return (
    <ul className="grid gap-2">
      {sortByOpenTime(games)
        .slice(0, count)
        .map((game) => (
          <li key={game._id} className="render-when-seen [--row-height:3.5rem]">
            <GameChoice
              game={game}
              now={now}
              chosen={game._id === market?._id}
              onPick={() => onChange(game._id)}
            />
          </li>
        ))}
    </ul>
  )
}

interface GameChoiceProps {
  game: Game
  now: number
  chosen: boolean
  onPick: () => void
}

function GameChoice({ game, now, chosen, onPick }: GameChoiceProps) {
  const { label, open, close } = marketStatus(game, now)
  const next = open.bettable ? open : close
  const detail =
    marketLabelText[label] ??
    words.ends(commonMessages.session[next.session], unbroken(formatTimeOfDay(next.time)))
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPick}
      className={cx(
        'flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-btn px-3 py-2 text-start outline-offset-[-3px]',
        chosen
          ? 'bg-soft shadow-[inset_0_0_0_2px_var(--accent)]'
          : 'shadow-[inset_0_0_0_1px_var(--line)] active:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1 basis-24">
        <span
          {...asItIs(game.gameName)}
          className={cx(
            'flex items-center gap-1.5 text-body font-semibold wrap-anywhere',
            chosen && 'text-accent',
          )}
        >
          {game.gameName}
          {chosen && <Check className="size-4 shrink-0" strokeWidth={3} aria-hidden="true" />}
        </span>
        <span className={cx('block text-small', chosen ? 'text-ink2' : 'text-ink3')}>{detail}</span>
      </span>
      <ResultBoard
        result={game.result ?? ''}
        size="xs"
        tone={label === 'bettable' ? 'today' : 'past'}
      />
    </button>
  )
}
