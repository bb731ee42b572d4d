import Lock from 'lucide-react/icons/lock'
import type { User } from '#api/schemas/player.ts'
import { walletMessages as words } from '#messages/money/wallet.ts'
import { MobileNumber } from '#ui/content/mobile-number.tsx'

/** Name, mobile number and email. */
export function ProfileCard({ user }: { user: User }) {
  const rows = [
    { label: words.name, value: user.name },
    { label: words.mobile, value: <MobileNumber number={user.mobileNumber} />, fixed: true },
    { label: words.email, value: user.email || words.noEmail },
  ]
  return (
    <dl className="card px-4">
      {rows.map(({ label, value, fixed }) => (
        <div key={label} className="border-t border-line py-3 first:border-t-0">
          <dt className="text-small text-ink3">
            {label}
            {fixed && <span className="sr-only">, {words.mobileFixed}</span>}
          </dt>
          <dd className="flex items-center justify-between gap-3 text-body font-bold wrap-anywhere">
            <span>{value}</span>
            {fixed && <Lock className="size-4 shrink-0 text-ink3" aria-hidden="true" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
