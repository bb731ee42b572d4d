import type { RateFacts } from '#domain/market/rates.ts'
import { formatNumber, formatRupees } from '#domain/money/money.ts'
import { ratesMessages as words } from '#messages/market/rates.ts'

const withPaise = (rupees: number) =>
  Number.isInteger(rupees) ? formatRupees(rupees) : `₹${rupees.toFixed(2)}`

/** One bet type: its rate range, and the plain facts that follow from it. */
export function RateRow({ title, facts }: { title: string; facts: RateFacts | null }) {
  return (
    <li className="py-3.5">
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
