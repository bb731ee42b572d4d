import Download from 'lucide-react/icons/download'
import NotebookText from 'lucide-react/icons/notebook-text'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import { formatTime } from '#domain/time/dates.ts'
import { formatDate, formatMoment } from '#messages/app/dates.ts'
import { changesIn, describe, shortHash, type Row } from '#money/journal/chain.js'
import { journalOf, type Entry } from '#money/journal/journal.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { copyText } from '#platform/links/share.ts'
import { useApi } from '#session/api-context.tsx'
import { Button } from '#ui/content/button.tsx'
import { ShowMore } from '#ui/content/show-more.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { saveFile } from '#ui/tools/save-file.ts'
import { historyMessages } from '#words/bet/history.ts'
import { journalMessages as words } from '#words/player/journal.ts'
import { journalFile, sentences } from './export-journal.ts'

/** How many entries are drawn at first, and with each press. */
const step = 100

/** The journal of the player, with what other tabs have added; null until it has been read. */
export function useJournal() {
  const journal = journalOf(useApi())
  useEffect(() => journal.refresh(), [journal])
  return { ...journal, entries: useSyncExternalStore(journal.subscribe, journal.get) }
}

/** The latest code and the number of entries, to be sent to somebody. */
export const codeText = (entries: readonly Entry[]): string =>
  words.codeText(formatNumber(entries.length), shortHash(entries.at(-1)?.hash ?? ''))

/** Everything the player was told on this phone: changes first, then all entries, newest first. */
export function JournalScreen() {
  const { entries } = useJournal()
  return (
    <Screen title={words.title} back={paths.dashboard} showBalance={false} className="gap-3">
      <p className="text-body text-ink2">{words.intro}</p>
      {entries === null ? (
        <CardsSkeleton count={4} height="h-18" />
      ) : entries.length === 0 ? (
        <Empty icon={NotebookText} title={words.empty}>
          {globalThis.crypto?.subtle ? words.emptyMore : words.unsupported}
        </Empty>
      ) : (
        <Filled entries={entries} />
      )}
    </Screen>
  )
}

function Filled({ entries }: { entries: readonly Entry[] }) {
  const { clock } = useApi()
  const now = clock.now()
  const [shown, setShown] = useState(step)
  const changes = useMemo(() => changesIn(entries.map(({ row }) => row)), [entries])
  const newest = entries
    .map(({ row }) => row)
    .slice(-shown)
    .toReversed()
  const dayOf = (row: Row) => formatDate(row[1], now)
  return (
    <>
      {changes.size > 0 && (
        <section aria-labelledby="journal-changes" className="card bg-warn-s px-4 py-3 text-warn">
          <h2 id="journal-changes" className="text-h2">
            {words.changes}
          </h2>
          <ul className="divide-y divide-line">
            {[...changes].toReversed().map(([row, before]) => (
              <li key={row[0]} className="py-2 text-body wrap-anywhere">
                {describe(row, sentences, (at) => formatMoment(at, now), before)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Actions entries={entries} />
      <h2 className="mt-2 text-h2">{words.entries}</h2>
      {[...new Set(newest.map(dayOf))].map((day) => (
        <section key={day} aria-label={day}>
          <h3 className="text-small font-semibold text-ink3">{day}</h3>
          <ul className="card divide-y divide-line px-4">
            {newest.map((row) => dayOf(row) === day && <EntryRow key={row[0]} row={row} />)}
          </ul>
        </section>
      ))}
      {shown < entries.length && (
        <ShowMore
          line={historyMessages.showingEntries(formatNumber(shown), formatNumber(entries.length))}
          label={historyMessages.showMore}
          onMore={() => setShown(shown + step)}
        />
      )}
    </>
  )
}

function EntryRow({ row }: { row: Row }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-3 py-2">
      <span className="min-w-0 flex-1 basis-48 text-body wrap-anywhere">
        {describe(row, sentences, formatTime)}
      </span>
      <span className="text-small text-ink3">{formatTime(row[1])}</span>
    </li>
  )
}

/** The latest code, the file, and the end of it all. */
function Actions({ entries }: { entries: readonly Entry[] }) {
  const { appName } = useConfig()
  const journal = journalOf(useApi())
  const toasts = useToasts()
  const [asked, setAsked] = useState(false)
  const code = shortHash(entries.at(-1)?.hash ?? '')

  async function copy(): Promise<void> {
    if (await copyText(codeText(entries))) toasts.success(words.copied)
    else toasts.error(words.notCopied)
  }
  async function save(): Promise<void> {
    try {
      const { lang } = document.documentElement
      saveFile(`journal-${code}.html`, await journalFile(entries, appName, lang || 'en-IN'))
    } catch {
      toasts.error(words.exportFailed)
    }
  }
  async function wipe(): Promise<void> {
    await journal.wipe()
    setAsked(false)
    toasts.success(words.deleted)
  }

  return (
    <>
      <section aria-labelledby="journal-code" className="card grid gap-2 px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="journal-code" className="text-body font-semibold">
            {words.code} <bdi className="font-mono">{code}</bdi>
          </h2>
          <Button kind="text" tight onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
        <p className="text-small text-ink2">{words.codeHelp}</p>
      </section>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button icon={Download} onClick={() => void save()}>
          {words.export}
        </Button>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {words.delete}
        </Button>
      </div>
      <Sheet
        open={asked}
        onClose={() => setAsked(false)}
        title={words.deleteTitle}
        footer={
          <div className="grid grid-cols-2 gap-2">
            <Button kind="danger" onClick={() => void wipe()}>
              {words.deleteNow}
            </Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
          </div>
        }
      >
        <p className="text-body">{words.deleteMore}</p>
      </Sheet>
    </>
  )
}
