import { useId, useState, type Ref } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { GameSheet } from './game-sheet.tsx'

const words = betMessages.game

export interface GameStripProps {
  games: readonly Game[]
  game: Game | null
  onChange: (gameId: string) => void
  error: string | undefined
  readOnly: boolean
  /** Epoch ms. */
  now: number
  ref: Ref<HTMLButtonElement>
}

/** The chosen game with its board; a tap opens the list of all games. */
export function GameStrip({ games, game, onChange, error, readOnly, now, ref }: GameStripProps) {
  const [open, setOpen] = useState(false)
  const message = useId()
  return (
    <div>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-describedby={error ? message : undefined}
        onClick={() => !readOnly && setOpen(true)}
        data-invalid={error ? '' : undefined}
        className="card flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3.5 py-2 text-start active:bg-sunken data-invalid:shadow-[inset_0_0_0_2px_var(--bad)]"
      >
        <span className="min-w-0 flex-1 basis-24">
          <span className="block text-body font-semibold">{game?.gameName ?? words.choose}</span>
          <span className="block text-small text-ink3">
            {game ? words.change : words.chooseDetail}
          </span>
        </span>
        {game && <ResultBoard result={game.result ?? ''} size="xs" />}
      </button>
      {error && <FieldMessage id={message} error={error} />}
      <GameSheet
        open={open}
        onClose={() => setOpen(false)}
        games={games}
        chosen={game?._id ?? null}
        onPick={onChange}
        now={now}
      />
    </div>
  )
}
