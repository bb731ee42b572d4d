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
import { cx } from '#ui/look/cx.ts'

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
          <div className="card px-4">
            <div className="@container">
              <table className="w-full text-small">
                <caption className="sr-only">{words.title}</caption>
                <thead className="text-label text-ink3">
                  <tr className="@max-[16rem]:sr-only">
                    <Head>{words.type}</Head>
                    <Head>{words.odds}</Head>
                    <Head>{words.returned}</Head>
                  </tr>
                </thead>
                <tbody>
                  {betTypeList.map((type) => (
                    <RateRow
                      key={type.id}
                      title={betTypeNames[type.id]}
                      facts={facts.find(({ betType }) => betType.id === type.id) ?? null}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          </div>
          <p className="px-1 text-small text-ink3">{words.explained}</p>
        </>
      ) : facts || failed ? (
        <LoadError title={words.none} read={rates}>
          {words.noneReassurance}
        </LoadError>
      ) : (
        <CardsSkeleton count={betTypeList.length} height="h-14" />
      )}
    </Screen>
  )
}

const withPaise = (rupees: number) =>
  Number.isInteger(rupees) ? formatRupees(rupees) : `₹${rupees.toFixed(2)}`

/** At the right, but for the first; with large text, columns stand below each other without heads. */
const cell = 'text-end not-first:ps-2 first:text-start'

/** On a small phone, the others leave all room they don’t need to the first. */
const Head = ({ children }: { children: string }) => (
  <th scope="col" className={cx(cell, 'py-2.5 font-medium @max-[20rem]:not-first:w-px')}>
    {children}
  </th>
)

/** One bet type: its rate range, and the plain facts that follow from it. */
function RateRow({ title, facts }: { title: string; facts: RateFacts | null }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cx(cell, 'py-2.5 font-normal @max-[16rem]:block')}>
        <span className="block text-body font-semibold">{title}</span>{' '}
        <span className="text-ink2">
          {facts
            ? words.range(formatRupees(facts.rate.min), formatRupees(facts.rate.max))
            : words.notSet}
        </span>
      </th>
      <Fact name={words.odds}>{facts && words.oneIn(formatNumber(facts.oneIn))}</Fact>
      <Fact name={words.returned}>{facts && withPaise(facts.returnPer100)}</Fact>
    </tr>
  )
}

/** A fact below its column's head; where there's none, after its name. */
function Fact({ name, children }: { name: string; children: string | null }) {
  return (
    <td className={cx(cell, 'text-body @max-[16rem]:block @max-[16rem]:text-start')}>
      {children !== null && (
        <>
          <span aria-hidden="true" className="text-ink3 @min-[16rem]:hidden">
            {name}{' '}
          </span>
          <span className="whitespace-nowrap">{children}</span>
        </>
      )}
    </td>
  )
}
