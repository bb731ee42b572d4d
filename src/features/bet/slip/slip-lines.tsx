import X from 'lucide-react/icons/x'
import type { Game } from '#api/schemas/game.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { betChances } from '#domain/bet/chances.ts'
import { slipKey, type SlipLine, type SlipState } from '#domain/bet/slip.ts'
import { formatRupees } from '#domain/money/money.ts'
import { formatOdds } from '#messages/bet/format-odds.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { IconButton } from '#ui/content/button.tsx'
import { cx } from '#ui/look/cx.ts'
import type { FormSlip } from './use-form-slip.ts'

const tones: Record<SlipState, string> = {
  unsent: 'text-ink3',
  started: 'text-ink2',
  unknown: 'text-warn',
  lost: 'text-warn',
  placed: 'text-good',
  refused: 'text-bad',
}

export interface SlipLinesProps extends Pick<FormSlip, 'lines' | 'each' | 'resultOf'> {
  type: BetType
  games: readonly Game[]
  /** Removes a line that wasn't sent. */
  onRemove?: (line: SlipLine) => void
}

/** The bets of the slip, each with its outcome. */
export function SlipLines({ type, games, lines, each, resultOf, onRemove }: SlipLinesProps) {
  const gameOf = (line: SlipLine) => games.find(({ _id }) => _id === line.gameId)
  /** The chances of a line that hasn't been sent: its odds, or that it can't win any more. */
  const formatChances = (line: SlipLine) => {
    const { number, session } = line
    const { chance, lostTo } = betChances({ betType: type.id, session, number }, resultOf(line))
    const [lost] = lostTo
    if (lost) return betMessages.lostTo(number, lost.part, lost.declared)
    return chance === 0 ? betMessages.cantWin : formatOdds(chance)
  }
  const nameOf = (line: SlipLine) => {
    const session = type.id === 'fullSangam' ? null : commonMessages.session[line.session]
    const amount = line.amount ?? each
    const name = betMessages.receipt.on(line.number, gameOf(line)?.gameName ?? '', session)
    return amount === null ? name : `${name}, ${formatRupees(amount)}`
  }
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const name = nameOf(line)
        const odds = line.state === 'unsent' ? formatChances(line) : null
        return (
          <li key={slipKey(line)} className="flex min-h-14 items-center gap-2 py-1">
            <div className="min-w-0 flex-1">
              <p className="text-body font-semibold wrap-anywhere">{name}</p>
              <p className={cx('text-small wrap-anywhere', tones[line.state])}>
                {[words.state[line.state], ...line.reasons].join(': ')}
              </p>
              {odds && <p className="text-small text-ink2">{odds}</p>}
            </div>
            {onRemove && line.state === 'unsent' && (
              <IconButton icon={X} label={words.remove(name)} onClick={() => onRemove(line)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
