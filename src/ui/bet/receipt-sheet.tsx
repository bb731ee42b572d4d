import ChevronUp from 'lucide-react/icons/chevron-up'
import Share2 from 'lucide-react/icons/share-2'
import { useState, type ReactNode } from 'react'
import { formatRupees, type Rate } from '#domain/money/money.ts'
import { formatTime } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { Button } from '../content/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { FooterReceipt, type FooterReceiptProps } from '../game/action-footer.tsx'
import { AsOf } from '../game/as-of.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { FactList, known, useShareFacts } from './fact-list.tsx'

const words = betMessages.receipt

/** What a receipt tells of a placed bet (readings.md#receipt). */
export interface ReceiptFacts {
  number: string
  /** Rupees. */
  amount: number
  market: string
  session: string | null
  /** Its session or draw, as a line. */
  when: { name: string; value: string } | undefined
  type: string
  meaning: string
  /** The rate it was made at; null when not known. */
  rate: Rate | null
  /** Rupees. */
  win: number
  /** The host's record, once read. */
  row: { _id: string; betDate?: string | null | undefined } | null
}

function factsOf({ amount, market, when, type, number, meaning, rate, win, row }: ReceiptFacts) {
  const at = parseDate(row?.betDate)
  return known([
    row && { name: words.id, value: row._id, untranslated: true },
    { name: words.market, value: market, untranslated: true },
    when,
    { name: words.type, value: `${type} ${number}` },
    { name: words.meaning, value: meaning },
    { name: words.amount, value: formatRupees(amount), untranslated: true },
    rate && {
      name: words.rate,
      value: words.pays(formatRupees(rate.min), formatRupees(rate.max)),
    },
    win > 0 && { name: words.win, value: formatRupees(win), untranslated: true },
    Boolean(row?.betDate) && {
      name: words.time,
      value: at === null ? timeMessages.unknownDate : formatIndiaDateTime(at),
    },
  ])
}

export interface ReceiptSheetProps extends Pick<
  FooterReceiptProps,
  'action' | 'onTouch' | 'leavesIn'
> {
  facts: ReceiptFacts
  /** When what it was judged by was received, if that was old; epoch ms. */
  asOf: number | null
  /** The record is still being looked up. */
  confirming: boolean
  /** Back to the empty form. */
  onAnother: () => void
  /** Where the player can go from here. */
  leave: ReactNode
}

/**
 * What the footer becomes when a bet is placed; a tap opens the receipt, which is confirmed from the
 * player's own bets (readings.md#receipt).
 */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { facts, asOf, confirming, onAnother, leave, ...footer } = props
  const { number, market, session, amount, win, row } = facts
  const [reading, setReading] = useState(false)
  const rupees = formatRupees(amount)
  const shownFacts = factsOf(facts)
  const share = useShareFacts(shownFacts)
  return (
    <>
      <FooterReceipt
        {...footer}
        onOpen={() => {
          footer.onTouch?.()
          setReading(true)
        }}
        title={
          <span className="flex items-center gap-1">
            <span className="min-w-0 wrap-anywhere">{words.on(number, market, session)}</span>
            <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
          </span>
        }
        detail={
          <>
            {win > 0 ? words.detail(rupees, formatRupees(win)) : rupees}
            {asOf !== null && <>. {judgedMessages.asOf(formatTime(asOf))}</>}
            <span className="sr-only">. {words.open}</span>
          </>
        }
      />
      <Sheet
        open={reading}
        onClose={() => setReading(false)}
        title={words.title}
        footer={
          <div className="grid gap-2">
            <Button kind="outline" full icon={Share2} onClick={() => void share()}>
              {words.share}
            </Button>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
              <Button kind="quiet" onClick={onAnother}>
                {words.another}
              </Button>
              {leave}
            </div>
          </div>
        }
      >
        <Notice tone={row ? 'good' : 'info'} announce="status" className="mb-3">
          {row ? words.confirmed : confirming ? words.confirming : words.unconfirmed}
        </Notice>
        <FactList facts={shownFacts} />
        <AsOf at={asOf} />
      </Sheet>
    </>
  )
}
