import { historyMessages } from '#messages/en/bet/history.ts'
import { cx } from '../../look/cx.ts'
import { Link } from '../link/link.tsx'

const words = historyMessages.families

export interface BetFamiliesProps {
  /** The family on screen. */
  here: 'markets' | 'starline'
  /** Where the bets of each family are listed. */
  markets: string
  starline: string
}

/** The two families of bets under “My bets”, one tap apart. */
export function BetFamilies({ here, markets, starline }: BetFamiliesProps) {
  const items = [
    { id: 'markets', to: markets },
    { id: 'starline', to: starline },
  ] as const
  return (
    <nav aria-label={words.label} className="@container">
      <ul className="grid grid-cols-2 rounded-card bg-sunken p-1">
        {items.map(({ id, to }) => (
          <li key={id} className="flex min-w-0">
            <Link
              to={to}
              aria-current={id === here ? 'page' : undefined}
              className={cx(
                'flex min-h-12 flex-1 items-center justify-center rounded-btn px-1 text-center text-[min(var(--text-body),8.5*var(--cqw))] font-semibold wrap-normal',
                id === here ? 'bg-raised text-accent shadow-card' : 'text-ink2',
              )}
            >
              {words[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
