import { formatRupees } from '#domain/money/money.ts'
import type { Sums } from '#domain/money/statement/sums.ts'
import { playMessages as words } from '#messages/en/player/play.ts'
import { Money } from '../content/money.tsx'

/** A net position, its sign also in words for a screen reader, and the stakes it leaves out. */
export function Net({ net, undecided }: Pick<Sums, 'net' | 'undecided'>) {
  const sense = net > 0 ? 'credit' : net < 0 ? 'debit' : undefined
  return (
    <>
      <Money amount={net} {...(sense && { sense })} className="font-bold" />
      {undecided > 0 && (
        <span className="font-normal text-ink3"> {words.undecided(formatRupees(undecided))}</span>
      )}
    </>
  )
}
