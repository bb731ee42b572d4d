import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { wonAmount, type BetRecord } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { paths } from '#paths'
import { Button, ButtonLink } from '../content/button.tsx'
import { nameStatus, StatusBadge } from '../feedback/status-badge.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { FactList, factsAsText, known, useShareFacts, type Fact } from './fact-list.tsx'

const labels = betMessages.receipt

/** A bet of either family, in words. */
export interface ListedBet {
  /** As the host lists it. */
  bet: BetRecord & {
    _id: string
    betNumber: string
    resultDate?: string | null | undefined
  }
  game: string
  type: string
  /** '' for a draw, which has none, and if the host doesn't say. */
  session: string
  /** What it wins on, if that can be said. */
  meaning: string
  /** What was drawn, as text and as a board; null if the host doesn't say. */
  result: { text: string; board: ReactNode } | null
}

export interface BetSheetProps {
  /** Null: closed. */
  shown: ListedBet | null
  now: number
  onClose: () => void
  /** The player is on the way to the chat, to write about this. */
  onAsk: (about: string) => void
}

/** Everything known about one bet, to read, to share, and to ask support about. */
export function BetSheet({ shown, now, onClose, onAsk }: BetSheetProps) {
  const facts = shown ? factsOf(shown, now) : []
  const share = useShareFacts(facts)
  return (
    <Sheet
      open={shown !== null}
      onClose={onClose}
      title={words.details}
      footer={
        <div className="grid gap-2">
          <ButtonLink
            kind="outline"
            full
            icon={CircleQuestionMark}
            to={paths.enquiry}
            onClick={() => onAsk(factsAsText(facts))}
          >
            {words.help}
          </ButtonLink>
          <Button kind="quiet" full icon={Share2} onClick={() => void share()}>
            {labels.share}
          </Button>
        </div>
      }
    >
      <FactList facts={facts} />
    </Sheet>
  )
}

function factsOf({ bet, game, type, session, meaning, result }: ListedBet, now: number): Fact[] {
  const won = bet.status === 'won' ? wonAmount(bet) : null
  const rupees = (name: string, amount: number | null | undefined) =>
    amount != null && { name, value: formatRupees(amount), untranslated: true }
  const dated = (name: string, date: string | null | undefined) => {
    const moment = parseDate(date)
    const value = moment === null ? timeMessages.unknownDate : formatIndiaDateTime(moment, now)
    return Boolean(date) && { name, value }
  }
  return known([
    { name: words.game, value: game, untranslated: true },
    {
      name: words.status,
      value: nameStatus(bet.status),
      shown: <StatusBadge status={bet.status} />,
    },
    session !== '' && { name: words.session, value: session },
    { name: labels.type, value: `${type} ${bet.betNumber}` },
    meaning !== '' && { name: labels.meaning, value: meaning },
    rupees(labels.amount, bet.betAmount),
    rupees(labels.win, bet.potentialWin),
    rupees(words.won, won),
    dated(words.placed, bet.betDate),
    result && { name: words.result, value: result.text, shown: result.board },
    dated(words.declared, bet.resultDate),
    { name: labels.id, value: bet._id, untranslated: true },
  ])
}
