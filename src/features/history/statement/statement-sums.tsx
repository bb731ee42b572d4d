import { useMemo, type ReactNode } from 'react'
import { rangeDays } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { spanDays, spans, sumsOf } from '#domain/money/statement/sums.ts'
import { Money } from '#ui/content/money.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { DayRange } from '#ui/form/day-range.tsx'
import { Net } from '#ui/game/net-row.tsx'
import { historyMessages } from '#words/bet/history.ts'
import { playMessages as words } from '#words/player/play.ts'
import type { Address } from './statement-address.ts'
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
}

/** What was deposited, staked, won and withdrawn over the chosen days, and what remains of it. */
export function StatementSums({ data, now, address, onChange }: StatementSumsProps) {
  const { span } = address
  const { rows, loaded } = data
  const { from, to } = span === 'custom' ? rangeDays(span, now, address) : spanDays(span, now)
  const sums = useMemo(() => sumsOf(rows, { from, to }), [rows, from, to])
  const bets = (rupees: number) =>
    note(loaded.someBets, loaded.allBets, formatRupees(rupees)).note ?? <Money amount={rupees} />
  const only = (isLoaded: boolean, rupees: number) =>
    isLoaded ? <Money amount={rupees} /> : historyMessages.notLoaded
  return (
    <section aria-label={words.sums} className="grid grid-cols-1 gap-2">
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
      <div className="card px-4 py-2 text-small">
        <dl>
          <Row name={words.deposited}>{only(loaded.funds, sums.deposited)}</Row>
          <Row name={words.withdrawn}>{only(loaded.withdrawals, sums.withdrawn)}</Row>
          <Row name={words.netDeposits}>
            {only(loaded.funds && loaded.withdrawals, sums.deposited - sums.withdrawn)}
          </Row>
          <Row name={words.staked}>{bets(sums.staked)}</Row>
          <Row name={words.won}>{bets(sums.won)}</Row>
          <Row name={words.net}>
            {loaded.allBets ? <Net rupees={sums.net} /> : historyMessages.notLoaded}
          </Row>
        </dl>
        {sums.undecided > 0 && <Note>{words.undecided(formatRupees(sums.undecided))}</Note>}
        {sums.waiting > 0 && <Note>{words.waiting(formatRupees(sums.waiting))}</Note>}
        {sums.unknown > 0 && <Note>{words.unknown(sums.unknown)}</Note>}
      </div>
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
