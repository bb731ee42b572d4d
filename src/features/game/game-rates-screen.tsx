import { useState } from 'react'
import { useRead } from '#data/api-context.tsx'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { rateFacts, type RateFacts } from '#domain/market/rates.ts'
import { formatNumber, formatRupees } from '#domain/money/money.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { ratesMessages as words } from '#messages/en/market/rates.ts'
import { paths } from '#paths'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'

/** What each bet type pays, how likely it is, and what comes back (readings.md#odds). */
export function GameRatesScreen() {
  const rates = useRead('getGameRates')
  const { data, error } = rates
  const [failed, setFailed] = useState(false)
  // A retry clears the error of a query that never succeeded, but the screen must keep it.
  if (error !== null && !failed) setFailed(true)
  const facts = data && rateFacts(data)
  return (
    <Screen title={words.title} back={paths.dashboard} className="spread gap-3">
      {facts && facts.length > 0 ? (
        <>
          <ul className="card in-columns overflow-hidden px-4">
            {betTypeList.map((type) => (
              <RateRow
                key={type.id}
                title={betTypeNames[type.id]}
                facts={facts.find(({ betType }) => betType.id === type.id) ?? null}
              />
            ))}
          </ul>
          <p className="px-1 text-small text-ink3">{words.explained}</p>
        </>
      ) : facts || failed ? (
        <LoadError title={words.none} read={rates}>
          {words.noneReassurance}
        </LoadError>
      ) : (
        <CardsSkeleton count={betTypeList.length} height="h-18" />
      )}
    </Screen>
  )
}

const withPaise = (rupees: number) =>
  Number.isInteger(rupees) ? formatRupees(rupees) : `₹${rupees.toFixed(2)}`

/** One bet type: its rate range, and the plain facts that follow from it. */
function RateRow({ title, facts }: { title: string; facts: RateFacts | null }) {
  return (
    // The first line of each column lies beyond the edge.
    <li className="-mt-px border-t border-line py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-body font-semibold">{title}</h2>
        {facts ? (
          <p className="text-h2">
            {words.range(formatRupees(facts.rate.min), formatRupees(facts.rate.max))}
          </p>
        ) : (
          <p className="text-small text-ink3">{words.notSet}</p>
        )}
      </div>
      {facts && (
        <dl className="mt-1 flex flex-wrap justify-between gap-x-4 text-small text-ink3">
          <Fact name={words.odds}>{words.oneIn(formatNumber(facts.oneIn))}</Fact>
          <Fact name={words.returned}>{withPaise(facts.returnPer100)}</Fact>
        </dl>
      )}
    </li>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{name}</dt>
      <dd className="font-medium whitespace-nowrap text-ink2">{children}</dd>
    </div>
  )
}
