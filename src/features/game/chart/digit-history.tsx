import { digitCounts, type ChartRow, type UndatedRow } from '#domain/market/chart.ts'
import { formatNumber } from '#domain/money/money.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { chartMessages as words } from '#messages/en/market/chart.ts'

export interface DigitHistoryProps {
  game: string
  /** Newest first, at least one. */
  rows: readonly ChartRow[]
  /** Results without a readable date, which count too. */
  undated: readonly UndatedRow[]
  /** Epoch ms. */
  now: number
}

const number = 'ps-3 @max-[15rem]:ps-[6px] text-end font-semibold'

/** How often each digit was drawn: history, not a forecast. */
export function DigitHistory({ game, rows, undated, now }: DigitHistoryProps) {
  const counts = digitCounts([...rows, ...undated])
  const most = Math.max(1, ...counts.map(({ open, close }) => open + close))
  const [first, last] = [rows.at(-1), rows[0]]
  return (
    <>
      <p className="px-0.5 text-small text-ink2">{words.noMemory}</p>
      <div className="card @container px-3.5 py-2.5">
        <table className="w-full border-separate [border-spacing:0] text-body [&_:is(th,td)]:py-1.5">
          <caption className="sr-only">{words.digitsOf(game)}</caption>
          <thead className="text-small text-ink2">
            <tr>
              <th scope="col" className="text-start font-semibold @max-[10rem]:sr-only">
                {words.digit}
              </th>
              <td aria-hidden="true" className="w-full ps-3 font-semibold @max-[15rem]:hidden">
                {words.drawn}
              </td>
              <th scope="col" className={number}>
                {words.open}
              </th>
              <th scope="col" className={number}>
                {words.close}
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {counts.map(({ digit, open, close }) => (
              <tr key={digit}>
                <th scope="row" className="text-start text-h2">
                  {digit}
                </th>
                <td aria-hidden="true" className="w-full ps-3 @max-[15rem]:hidden">
                  <Bar share={(open + close) / most} value={formatNumber(open + close)} />
                </td>
                <td className={number}>{formatNumber(open)}</td>
                <td className={number}>{formatNumber(close)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {first && last && (
        <p className="px-3.5 text-small text-ink3">
          {words.counted(formatIndiaDay(first.at, now), formatIndiaDay(last.at, now))}
        </p>
      )}
    </>
  )
}

/** A bar with its value after it. The value's space doesn't depend on the bar's length. */
function Bar({ share, value }: { share: number; value: string }) {
  return (
    <span className="flex items-center gap-1.5 text-small text-ink3">
      <span className="block min-w-0 flex-1">
        <span className="block h-3.5 rounded-tile bg-ctl" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="min-w-7 text-end">{value}</span>
    </span>
  )
}
