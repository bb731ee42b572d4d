import type { StarlineRates } from '#domain/starline.ts'
import { starlineBetTypeList } from '#domain/starline.ts'
import { formatRupees, starlineRateStake } from '#domain/money.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { Money } from '#ui/money.tsx'

/** What each bet type pays for the stake that the rates are written for (spec 9). */
export function RateBanner({ rates }: { rates: StarlineRates }) {
  return (
    <dl
      aria-label={words.ratesFor(formatRupees(starlineRateStake))}
      className="on-slate grid grid-cols-2 gap-y-3 rounded-slab py-3 narrow:grid-cols-4"
    >
      {starlineBetTypeList.map(({ id, title }) => (
        <div
          key={id}
          className="flex flex-col-reverse px-1 text-center border-slate2 even:border-s narrow:not-first:border-s"
        >
          <dt className="text-label text-chalk2">{title}</dt>
          <dd className="text-h2">
            <Money amount={rates[id].max} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
