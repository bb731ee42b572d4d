import { offeredMethods, payoutMethods } from '#domain/player/payout.ts'
import { menuMessages as words } from '#messages/app/menu.ts'
import { payoutMethodNames } from '#messages/money/payout-methods.ts'
import { payoutPath } from '#paths'
import { useRead } from '#session/api-context.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { cx } from '#ui/look/cx.ts'
import { MenuGroup } from './menu-parts.tsx'

/** Shows each payout account as saved or not added, once the profile is known. */
export function MenuBank({ onGo }: { onGo: () => void }) {
  const { data: user } = useRead('getUserProfile')
  const saved = new Map(user && offeredMethods(user).map(({ id, account }) => [id, account]))
  return (
    <MenuGroup title={words.bankDetails} tiles>
      {payoutMethods.map((method) => {
        const account = saved.get(method.id)
        return (
          <li key={method.id}>
            <Link
              to={payoutPath(method.id)}
              onClick={onGo}
              className="flex min-h-14 flex-col justify-center rounded-btn bg-sunken px-[12px] py-2 active:bg-line"
            >
              <span className="font-semibold">{payoutMethodNames[method.id]}</span>
              <span className={cx('min-h-4.5 text-small', account ? 'text-good' : 'text-ink3')}>
                {account ? words.saved(account.replace(/\W/g, '')) : user && words.notAdded}
              </span>
            </Link>
          </li>
        )
      })}
    </MenuGroup>
  )
}
