import { useMemo, useState, type ReactNode } from 'react'
import { useApi } from '#data/api-context.tsx'
import { rangeDays } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { spanDays, spans, sumsOf } from '#domain/money/statement/sums.ts'
import { durationInWords } from '#messages/app/time.ts'
import { historyMessages } from '#messages/en/bet/history.ts'
import { playMessages as words } from '#messages/en/player/play.ts'
import { useStore } from '#platform/use-store.ts'
import { playTimeOf } from '#play/play-time.ts'
import { Money } from '#ui/content/money.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { DayRange } from '#ui/form/day-range.tsx'
import { Net } from '#ui/game/net.tsx'
import type { Address, Tab } from './statement-address.ts'
import { note } from './statement-tiles.tsx'
import type { StatementData } from './use-statement.ts'

const chips = ([...spans, 'custom'] as const).map((value) => ({
  value,
  label: words.spans[value],
}))
interface StatementSumsProps {
  data: StatementData
  now: number
  address: Address
  onChange: (part: Partial<Address>) => void
  tab: Tab
}

/** Opens with a tap: the rupees of the chosen days and tab, and the time in the app today. */
export function StatementSums(props: StatementSumsProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="card px-4"
    >
      <summary className="min-h-12 content-center text-small font-semibold text-ink2">
        {words.sums}
      </summary>
      {open && <OpenSums {...props} />}
    </details>
  )
}

/** What was deposited, staked, won and withdrawn over the chosen days, and what remains of it. */
function OpenSums({ data, now, address, onChange, tab }: StatementSumsProps) {
  const { span } = address
  const { rows, loaded } = data
  const play = playTimeOf(useApi())
  const minutes = useStore(play.store, play.minutes)
  const { from, to } = span === 'custom' ? rangeDays(span, now, address) : spanDays(span, now)
  const sums = useMemo(() => sumsOf(rows, { from, to }), [rows, from, to])
  const bets = (rupees: number) =>
    note(loaded.someBets, loaded.allBets, formatRupees(rupees)).note ?? <Money amount={rupees} />
  const ifLoaded = (isLoaded: boolean, rupees: number) =>
    isLoaded ? <Money amount={rupees} /> : historyMessages.notLoaded
  const isOnTab = (...tabs: Tab[]) => tab === 'all' || tabs.includes(tab)
  return (
    <section aria-label={words.sums} className="grid grid-cols-1 gap-2 pb-3 text-small">
      <Chips
        label={words.span}
        options={chips}
        value={span}
        columns={4}
        least={4}
        onPick={(picked) => onChange({ span: picked, from: '', to: '' })}
      />
      {span === 'custom' && (
        <DayRange
          labels={{ from: historyMessages.from, to: historyMessages.to }}
          days={address}
          onChange={onChange}
        />
      )}
      <dl>
        {isOnTab('funds') && (
          <Row name={words.deposited}>{ifLoaded(loaded.funds, sums.deposited)}</Row>
        )}
        {isOnTab('withdraw') && (
          <Row name={words.withdrawn}>{ifLoaded(loaded.withdrawals, sums.withdrawn)}</Row>
        )}
        {isOnTab() && (
          <Row name={words.netDeposits}>
            {ifLoaded(loaded.funds && loaded.withdrawals, sums.deposited - sums.withdrawn)}
          </Row>
        )}
        {isOnTab('bets') && <Row name={words.staked}>{bets(sums.staked)}</Row>}
        {isOnTab('wins') && <Row name={words.won}>{bets(sums.won)}</Row>}
        {isOnTab() && (
          <Row name={words.net}>
            {loaded.allBets ? <Net {...sums} /> : historyMessages.notLoaded}
          </Row>
        )}
      </dl>
      {isOnTab('funds') && sums.waiting > 0 && (
        <Note>{words.waiting(formatRupees(sums.waiting))}</Note>
      )}
      {isOnTab() && sums.unknown > 0 && <Note>{words.unknown(sums.unknown)}</Note>}
      {isOnTab() && <Note>{words.time(durationInWords(minutes))}</Note>}
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-0.5">
      <dt className="text-ink2">{name}</dt>
      <dd className="ms-auto font-bold">{children}</dd>
    </div>
  )
}

const Note = ({ children }: { children: string }) => <p className="py-0.5 text-ink3">{children}</p>
