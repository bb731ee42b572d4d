import ImageDown from 'lucide-react/icons/image-down'
import Share2 from 'lucide-react/icons/share-2'
import { useNavigate, useParams } from 'react-router-dom'
import type { Bet } from '#api/schemas/bet.ts'
import { gameIdOf, gameNameOf } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { dayKey } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatDateTime } from '#messages/app/dates.ts'
import { nameBetType, nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { describe, type Row } from '#money/journal/chain.js'
import { starlineSpec } from '#money/specs.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { shareText } from '#platform/links/share.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import { useDraft } from '#session/storage/use-draft.ts'
import { Button } from '#ui/content/button.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { nameStatus } from '#ui/feedback/status-badge.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { saveFile } from '#ui/tools/save-file.ts'
import { commonMessages } from '#words/app/common.ts'
import { betMessages } from '#words/bet/bet.ts'
import { historyMessages } from '#words/bet/history.ts'
import { journalMessages, disputeMessages as words } from '#words/player/journal.ts'
import { drawText, type TextSections } from './draw-text.ts'
import { sentences } from './export-journal.ts'
import { codeText, useJournal } from './journal-screen.tsx'

/** As in the chat: if no enquiry is open, a message starts a new one. */
const nothingWritten = { text: '', chat: 'current' }

type AnyBet = Omit<Bet, 'session' | 'gameName'> & Partial<Pick<Bet, 'session' | 'gameName'>>

/** Everything known about one bet, to be handed to support as text or picture. */
export function DisputeScreen() {
  const { bet: key = '' } = useParams()
  const id = key.slice(key.indexOf('.') + 1)
  const isStarline = key.startsWith('starline.')
  const { queryClient } = useApi()
  const { entries } = useJournal()
  const markets = useRead('listMyBets', {}, { enabled: !isStarline })
  const starline = useRead('listStarlineBets', starlineSpec.historyInput, { enabled: isStarline })
  // Also those of the page that it was opened from.
  const pages = queryClient.getQueriesData<{ bets?: AnyBet[] }>({
    queryKey: keyOf('listStarlineBets'),
  })
  const listed = isStarline ? pages.flatMap(([, page]) => page?.bets ?? []) : (markets.data ?? [])
  const found: AnyBet | undefined = listed.find(({ _id }) => _id === id)
  const read = isStarline ? starline : markets
  const all = entries?.map(({ row }) => row)
  const rows = all && aboutBet(all, key, found)
  return (
    <Screen title={words.title} back={paths.biddingHistory} showBalance={false} className="gap-3">
      {!rows || (!found && read.isFetching) ? (
        <CardsSkeleton count={3} height="h-24" />
      ) : found || rows.length > 0 ? (
        <Known
          sections={sectionsOf(id, found, rows)}
          code={entries?.length ? codeText(entries) : ''}
        />
      ) : read.isError ? (
        <LoadError title={historyMessages.bettingFailed} read={read}>
          {historyMessages.safe}
        </LoadError>
      ) : (
        <p className="text-body">{words.notFound}</p>
      )}
    </Screen>
  )
}

/** The entries about a bet, and the results of its market from that day. */
function aboutBet(rows: readonly Row[], about: string, bet: AnyBet | undefined): Row[] {
  const receipt = rows.find(([, , kind, key]) => kind === 'receipt' && key === about)
  const market = receipt?.[4].market ?? (bet && gameNameOf(bet))
  const moment = parseDate(bet?.betDate) ?? receipt?.[1]
  const day = moment === undefined ? '' : dayKey(moment)
  const game = bet && gameIdOf(bet.gameId)
  return rows.filter(
    ([, , kind, key, value]) =>
      (key === about && (kind === 'receipt' || kind === 'history')) ||
      (kind === 'result' &&
        key.includes(` ${day} `) &&
        (value.market === market || key.startsWith(`${game} `))),
  )
}

const lines = (pairs: readonly (readonly [string, string | null | undefined | false])[]) =>
  pairs.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))

function sectionsOf(id: string, bet: AnyBet | undefined, rows: readonly Row[]): TextSections {
  const { receipt: labels } = betMessages
  const rupees = (amount: unknown) => amount != null && formatRupees(Number(amount))
  const dated = (date: string | null | undefined) => {
    const moment = parseDate(date)
    return moment === null ? null : formatDateTime(moment)
  }
  const receipt = rows.find(([, , kind]) => kind === 'receipt')
  const told = receipt?.[4] ?? {}
  const session = bet?.session === 'open' || bet?.session === 'close' ? bet.session : null
  const record =
    bet &&
    ([
      [labels.id, id],
      [labels.market, gameNameOf(bet) || historyMessages.unknownGame],
      [labels.session, session && commonMessages.session[session]],
      [labels.type, `${nameOf(bet)} ${bet.betNumber}`],
      [labels.amount, rupees(bet.betAmount)],
      [labels.win, rupees(bet.potentialWin)],
      [words.placed, dated(bet.betDate)],
      [words.status, nameStatus(bet.status)],
      [words.won, bet.status === 'won' && rupees(bet.winAmount)],
      [words.result, bet.result],
      [words.resultDate, dated(bet.resultDate)],
    ] as const)
  const promised =
    receipt &&
    ([
      [labels.time, formatDateTime(receipt[1])],
      [labels.id, id],
      [words.request, String(told.request)],
      [
        labels.rate,
        told.min != null &&
          labels.pays(formatRupees(Number(told.min)), formatRupees(Number(told.max))),
      ],
      [labels.win, rupees(told.potentialWin)],
    ] as const)
  const entries = rows.map(
    (row) => `${formatDateTime(row[1])}: ${describe(row, sentences, formatDateTime)}`,
  )
  const sections = [
    [words.record, lines(record ?? [])],
    [words.receipt, lines(promised ?? [])],
    [words.journal, entries.length === 0 ? [words.nothing] : entries],
  ] as const
  return sections.filter(([, lines]) => lines.length > 0)
}

/** The type in words: only a bet on a market has a session or a name of its game. */
const nameOf = (bet: AnyBet) =>
  'session' in bet ? nameBetType(bet.betType) : nameStarlineBetType(bet.betType)

function Known({ sections, code }: { sections: TextSections; code: string }) {
  const { appName } = useConfig()
  const toasts = useToasts()
  const navigate = useNavigate()
  const enquiry = useDraft('enquiry', nothingWritten)
  const text = [appName, ...sections.flatMap(([title, told]) => ['', title, ...told]), '', code]
    .join('\n')
    .trim()

  async function share(): Promise<void> {
    const outcome = await shareText({ title: words.title, text })
    if (outcome === 'copied') toasts.success(journalMessages.copied)
    if (outcome === 'failed') toasts.error(journalMessages.notCopied)
  }
  async function picture(): Promise<void> {
    try {
      saveFile('bet.png', await drawText([[appName, []], ...sections, [code, []]]))
    } catch {
      toasts.error(words.pictureFailed)
    }
  }
  function ask(): void {
    enquiry.change({ text: [enquiry.draft.text, text].filter(Boolean).join('\n'), chat: 'new' })
    void navigate(paths.enquiry)
  }

  return (
    <>
      <p className="text-body text-ink2">{words.intro}</p>
      {sections.map(([title, told]) => (
        <section key={title} className="card px-4 py-3">
          <h2 className="text-h2">{title}</h2>
          <ul className="divide-y divide-line">
            {told.map((line) => (
              <li key={line} className="py-2 text-body wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {code && <p className="text-small text-ink3">{code}</p>}
      <div className="grid gap-2">
        <Button full onClick={ask}>
          {words.ask}
        </Button>
        <Button kind="outline" full icon={Share2} onClick={() => void share()}>
          {words.share}
        </Button>
        <Button kind="outline" full icon={ImageDown} onClick={() => void picture()}>
          {words.picture}
        </Button>
      </div>
    </>
  )
}
