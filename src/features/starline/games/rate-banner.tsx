import { formatRupees, starlineRateStake } from '#domain/money/money.ts'
import { starlineBetTypeList, type StarlineRates } from '#domain/starline/starline-bet-types.ts'
import { starlineBetTypeNames } from '#messages/bet/bet-types.ts'
import { starlineMessages as words } from '#messages/market/starline.ts'
import { Money } from '#ui/content/money.tsx'

/** Four columns where the banner is at least 20rem wide, else two: larger text has fewer. */
const columns = 'grid-cols-[repeat(auto-fill,minmax(clamp(25%,(20rem-100%)*999,50%),1fr))]'

/** What each bet type pays for the stake that the rates are written for. */
export function RateBanner({ rates }: { rates: StarlineRates }) {
  return (
    <dl
      aria-label={words.ratesFor(formatRupees(starlineRateStake))}
      className={`on-slate grid gap-y-3 overflow-hidden rounded-slab py-3 ${columns}`}
    >
      {starlineBetTypeList.map(({ id }) => (
        // The first line of each row lies beyond the edge.
        <div
          key={id}
          className="@container -ms-px flex flex-col-reverse justify-end border-s border-slate2 px-1 text-center"
        >
          <dt className="text-label text-chalk2">{starlineBetTypeNames[id]}</dt>
          <dd className="text-[min(var(--text-h2),24cqw)] leading-6 font-bold">
            <Money amount={rates[id].max} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
