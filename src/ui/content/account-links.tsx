import { offeredMethods, payoutMethods } from '#domain/player/payout.ts'
import { menuMessages as words } from '#messages/en/app/menu.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'
import { payoutPath } from '#paths'
import { Link } from '../frame/link/link.tsx'
import { usePlace } from '../frame/link/navigation.ts'
import { cx } from '../look/cx.ts'

interface AccountLinksProps {
  /** Missing while nobody knows which accounts are saved. */
  user: Parameters<typeof offeredMethods>[0] | undefined
  /** Called when one is tapped. */
  onGo?: () => void
}

/** The player's payout accounts, each with its address and whether it's saved: items of a list. */
export function AccountLinks({ user, onGo }: AccountLinksProps) {
  const { pathname } = usePlace()
  const savedAccounts = new Map(
    user && offeredMethods(user).map(({ id, account }) => [id, account]),
  )
  return payoutMethods.map(({ id }) => {
    const account = savedAccounts.get(id)
    const isHere = pathname === payoutPath(id)
    return (
      <li key={id}>
        <Link
          to={payoutPath(id)}
          onClick={onGo}
          aria-current={isHere ? 'page' : undefined}
          className={cx(
            'flex min-h-14 flex-col justify-center rounded-btn px-[12px] py-2',
            isHere ? 'bg-soft shadow-[inset_0_0_0_2px_var(--accent)]' : 'bg-sunken',
          )}
        >
          <span className="font-semibold">{payoutMethodNames[id]}</span>
          <span className={cx('min-h-4.5 text-small', account ? 'text-good' : 'text-ink3')}>
            {account ? words.saved(account.replace(/\W/g, '')) : user && words.notAdded}
          </span>
        </Link>
      </li>
    )
  })
}

/** Two accounts beside each other where they fit. */
export const accountGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2'
