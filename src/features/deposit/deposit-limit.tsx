import { formatRupees } from '#domain/money/money.ts'
import { tightestOf } from '#domain/player/safe-play.ts'
import { paths } from '#paths'
import { useApi } from '#session/api-context.tsx'
import { useSafePlay } from '#session/play/safe-play.ts'
import { Link } from '#ui/frame/link/link.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { safePlayMessages as words } from '#words/player/safe-play.ts'

/** What the player's tightest deposit limit leaves, or the way to set one. */
export function DepositLimit() {
  const { clock } = useApi()
  const limit = tightestOf(useSafePlay(useNow(clock)), 'deposit')
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-ink2">
      {limit && words.left[limit.span](formatRupees(limit.left), formatRupees(limit.amount))}
      <Link
        to={paths.safePlay}
        className="inline-flex min-h-12 items-center rounded-btn font-semibold text-accent"
        aria-label={limit ? words.changeDeposit : undefined}
      >
        {limit ? words.change : words.setDeposit}
      </Link>
    </p>
  )
}
