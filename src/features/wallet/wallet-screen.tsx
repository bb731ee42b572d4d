import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import Clock from 'lucide-react/icons/clock'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { User } from '#api/schemas/player.ts'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { readAgain } from '#data/queries.ts'
import { walletLists } from '#data/wallet-reads.ts'
import { walletBalance } from '#domain/money/wallet.ts'
import { formatTime } from '#domain/time/dates.ts'
import { ageInWords } from '#messages/app/time.ts'
import { walletMessages as words } from '#messages/en/money/wallet.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths } from '#paths'
import { useOnline } from '#platform/device/online.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { MobileNumber } from '#ui/content/mobile-number.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { StatusBadge } from '#ui/feedback/status-badge.tsx'
import { RowLink } from '#ui/frame/link/row-link.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { PointsCard } from '#ui/game/points-card.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { EditProfile } from './edit-profile.tsx'
import { LatestEntries } from './latest-entries.tsx'

/** If the balance is older than this (two polling periods), its age is shown. In milliseconds. */
const oldAfterMs = 60_000

/** Balance, links to deposit and withdraw, and the profile (readings.md#balance-before-load). */
export function WalletScreen() {
  const { clock, queryClient } = useApi()
  const now = useNow(clock)
  const toasts = useToasts()
  const { user, balanceAt } = usePlayer()
  const profile = useRead('getUserProfile')
  const withdrawals = useRead('listWithdrawals')
  const unsure = useBalanceUnsure()
  const [editing, setEditing] = useState(false)
  const online = useOnline()
  const shown = walletBalance(profile.data?.balance, user?.balance)
  // The host has responded, but no response contains a balance.
  const untold = profile.isSuccess && !shown.loaded && user?.balance == null
  const pending = withdrawals.data?.filter(({ status }) => status === 'pending') ?? []

  async function refresh() {
    void readAgain(queryClient, walletLists)
    const fresh = await profile.refetch()
    if (!fresh.isError) toasts.success(words.refreshed)
    // Without a connection, the strip says so, and the card shows how old its balance is.
    else if (online || !shown.loaded) toasts.error(words.loadFailed)
  }

  const age = now - balanceAt > oldAfterMs ? ageInWords(balanceAt, now) : null
  // An empty line until the age is known, so that nothing below moves when it appears.
  const note = shown.loaded
    ? words.updated(formatTime(balanceAt), age)
    : profile.isError || untold
      ? words.notLoaded
      : '\u00a0'
  return (
    <Screen
      title={words.title}
      showBalance={false}
      className="spread gap-3"
      onRefresh={() => void refresh()}
      refreshing={profile.isFetching}
    >
      {/* Without a connection, the strip says so, and the card shows how old its balance is. */}
      {profile.isError && !(shown.loaded && !online) && (
        <RetryNotice tone="bad" read={{ refetch: refresh, isFetching: profile.isFetching }}>
          {words.loadFailed}
        </RetryNotice>
      )}
      <div className="two-columns grid items-start gap-3">
        <div className="grid grid-cols-1 gap-3">
          <PointsCard
            label={words.balance}
            amount={untold ? null : shown.rupees}
            loading={!shown.loaded && !untold}
            unsure={unsure}
            large
            note={note}
          >
            <div className="mt-4 flex flex-wrap gap-2">
              <ButtonLink
                kind="spark"
                icon={ArrowDownToLine}
                className="flex-1 basis-28 @max-[17rem]:[&_svg]:hidden"
                tight
                to={paths.addFund}
              >
                {words.addFunds}
              </ButtonLink>
              <ButtonLink
                kind="text"
                icon={ArrowUpToLine}
                className="flex-1 basis-28 @max-[17rem]:[&_svg]:hidden bg-slate2 text-chalk!"
                tight
                to={paths.withdrawFund}
              >
                {words.withdraw}
              </ButtonLink>
            </div>
          </PointsCard>
          <nav className="card px-4" aria-label={words.title}>
            <RowLink icon={List} to={paths.walletStatement} title={words.statement} />
            <RowLink
              icon={Clock}
              to={paths.withdrawHistory}
              title={words.withdrawals}
              {...(pending.length > 0 && {
                detail: words.pendingRequests(pending.length),
                trailing: <StatusBadge status="pending" />,
              })}
            />
          </nav>
        </div>
        <div className="grid grid-cols-1 gap-3">
          <LatestEntries />
          <div className="-my-1 flex flex-wrap items-center justify-between gap-x-3">
            <h2 className="text-h2">{words.profile}</h2>
            <Button
              kind="text"
              tight
              icon={Pencil}
              onClick={() => setEditing(true)}
              aria-haspopup="dialog"
            >
              {words.edit}
            </Button>
          </div>
          {user && <ProfileCard user={user} />}
        </div>
      </div>
      {user && <EditProfile user={user} open={editing} onClose={() => setEditing(false)} />}
    </Screen>
  )
}

/** Name, mobile number and email. */
function ProfileCard({ user }: { user: User }) {
  const rows = [
    { label: words.name, value: <span translate="no">{user.name}</span> },
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
