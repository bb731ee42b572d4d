import Clock from 'lucide-react/icons/clock'
import { useApi, useRead } from '#data/api-context.tsx'
import { useReadWithBalance } from '#data/wallet-reads.ts'
import { formatRupees } from '#domain/money/money.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { depositMessages } from '#messages/en/money/deposit.ts'
import { paths } from '#paths'
import { useIdle } from '#platform/device/idle.ts'
import { StatusBadge } from '#ui/feedback/status-badge.tsx'
import { RowLink } from '#ui/frame/link/row-link.tsx'

const words = depositMessages.sent
const lists = ['listFundRequests'] as const

/** The newest of the player's requests as the host lists it, which leads to the statement. */
export function LastDeposit() {
  const idle = useIdle()
  const { clock } = useApi()
  useReadWithBalance(lists)
  const { data: requests = [] } = useRead('listFundRequests', {}, { enabled: idle })
  const dated = requests.map((request) => ({ ...request, at: parseDate(request.createdAt) ?? 0 }))
  const [last] = dated.sort((one, other) => other.at - one.at)
  if (last === undefined) return null
  return (
    <div className="card px-4">
      <RowLink
        icon={Clock}
        to={paths.walletStatement}
        title={`${words.title}: ${formatRupees(last.amount)}`}
        detail={last.at > 0 && formatIndiaDateTime(last.at, clock.now())}
        trailing={<StatusBadge status={last.status} />}
      />
    </div>
  )
}
