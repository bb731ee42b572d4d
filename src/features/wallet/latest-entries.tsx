import { starlineFreshForMs } from '#data/all-starline-bets.ts'
import { useApi } from '#data/api-context.tsx'
import { useReadWithBalance, useWalletReads, walletLists } from '#data/wallet-reads.ts'
import { addIndiaDays, indiaDayKey, startOfIndiaDay } from '#domain/time/india.ts'
import { walletMessages as words } from '#messages/en/money/wallet.ts'
import { useIdle } from '#platform/device/idle.ts'
import { useOnline } from '#platform/device/online.ts'
import { StatementRow } from '#ui/content/statement-row.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useNow } from '#ui/game/use-now.ts'

/** How many entries are shown; the statement has them all. */
const shownCount = 2

/** What last moved the wallet, today or yesterday. Its height is kept from the start. */
export function LatestEntries() {
  const idle = useIdle()
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="latest">
      <h2 id="latest" className="text-h2">
        {words.latest}
      </h2>
      <div className="card grid min-h-42 content-center px-[14px]">
        {idle ? <Entries /> : <Bones />}
      </div>
    </section>
  )
}

function Entries() {
  const { clock } = useApi()
  const online = useOnline()
  useReadWithBalance(walletLists)
  // Two days, since a player’s Starline bets of all time may be hundreds of pages.
  const today = startOfIndiaDay(useNow(clock))
  const since = addIndiaDays(today, -1)
  const { rows, ...lists } = useWalletReads({
    since: indiaDayKey(since),
    freshForMs: starlineFreshForMs,
    onReturn: false,
  })
  const sources = Object.values(lists)
  if (sources.some(({ read }) => read.isPending)) return <Bones />
  // Without a connection, the strip says that all is older.
  const isUnread = ({ read, dropped }: (typeof sources)[number]) =>
    read.data === undefined || (read.isError && online) || dropped > 0
  if (sources.some(isUnread))
    return <p className="py-3 text-body text-ink2">{words.partOfLatest}</p>
  const latest = rows.filter(({ at }) => (at ?? 0) >= since).slice(0, shownCount)
  if (latest.length === 0) return <p className="py-3 text-body text-ink2">{words.noLatest}</p>
  return (
    <ul className="overflow-hidden">
      {latest.map((row, at) => (
        // A host may give two entries the same id.
        <StatementRow key={`${row.key} ${at}`} row={row} now={today} />
      ))}
    </ul>
  )
}

const Bones = () => (
  <Skeleton className="grid gap-6">
    <Bone className="h-14 rounded-btn" />
    <Bone className="h-14 rounded-btn" />
  </Skeleton>
)
