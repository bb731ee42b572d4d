import History from 'lucide-react/icons/rotate-ccw-clock'
import { useMemo } from 'react'
import type { Withdrawal } from '#api/schemas/money.ts'
import { useApi, useRead, useReceivedAt } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatMoment } from '#messages/app/dates.ts'
import { historyMessages } from '#messages/en/bet/history.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { ShowMore } from '#ui/content/show-more.tsx'
import { usePart } from '#ui/content/use-part.ts'
import { useSlices } from '#ui/content/use-slices.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { ActionFooter } from '#ui/game/action-footer.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'

const words = withdrawMessages.past

/** How many requests at first, and more with each press. */
const step = 50
/** Half of what a phone's screen shows. */
const slice = 2

/** Every withdrawal of the player, newest first. */
export function WithdrawHistoryScreen() {
  const read = useRead('listWithdrawals')
  const { data, isError } = read
  const toasts = useToasts()
  const { clock } = useApi()
  const key = keyOf('listWithdrawals', {})
  const readAt = useReceivedAt(key)
  const dropped = useDropped(key)
  const empty = data?.length === 0
  const refresh = async () => {
    if ((await read.refetch()).isError) toasts.error(withdrawMessages.historyFailed)
  }
  return (
    <Screen
      title={words.title}
      back={paths.wallet}
      showBalance={false}
      className="spread gap-3"
      onRefresh={() => void refresh()}
      refreshing={read.isFetching && data !== undefined}
      moneyBar={
        empty ? (
          <ActionFooter
            action={
              <ButtonLink kind="spark" size={56} to={paths.withdrawFund}>
                {words.first}
              </ButtonLink>
            }
          />
        ) : undefined
      }
    >
      {data === undefined && isError && (
        <LoadError title={withdrawMessages.historyFailed} read={read}>
          {words.notLost}
        </LoadError>
      )}
      {data === undefined && !isError && <CardsSkeleton count={3} height="h-41" />}
      {data !== undefined && isError && (
        <StaleNotice
          failed={withdrawMessages.historyFailed}
          time={readAt === null ? null : formatMoment(readAt, clock.now())}
          read={read}
        />
      )}
      <DroppedRows count={dropped} />
      {empty && dropped === 0 && (
        <div className="my-auto">
          <Empty icon={History} title={words.empty}>
            {words.emptyHelp}
          </Empty>
        </div>
      )}
      {data && !empty && <Withdrawals data={data} />}
    </Screen>
  )
}

function Withdrawals({ data }: { data: readonly Withdrawal[] }) {
  const rows = useMemo(() => newestFirst(data), [data])
  const { shown, more } = usePart(rows, {
    step,
    line: historyMessages.showingEntries,
    label: historyMessages.showMore,
  })
  const drawn = useSlices(shown.length, slice)
  return (
    <>
      <ul className="two-columns grid gap-3">
        {shown.map((row, at) => (
          // A host may give two requests the same id.
          <li key={`${row._id} ${at}`}>
            {at < drawn ? <WithdrawalCard row={row} /> : <div className="h-41" />}
          </li>
        ))}
      </ul>
      {more && <ShowMore {...more} />}
    </>
  )
}

const newestFirst = (rows: readonly Withdrawal[]) =>
  [...rows].sort((a, b) => (parseDate(b.createdAt) ?? 0) - (parseDate(a.createdAt) ?? 0))
