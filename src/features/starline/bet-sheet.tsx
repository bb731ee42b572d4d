import { type FormEvent, useRef, useState } from 'react'
import { useApi, usePlayer } from '#api/api-context.tsx'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { betLimits } from '#domain/bet.ts'
import { formatNumber, formatRupees, parseAmount, starlinePotentialWin } from '#domain/money.ts'
import { starlineMinutesLeft } from '#domain/starline-draw.ts'
import {
  isPresetEnabled,
  isStarlineBettable,
  starlinePresets,
  validateStarlineBet,
} from '#domain/starline.ts'
import {
  type StarlineBetTypeId,
  starlineBetTypeList,
  starlineBetTypes,
  type StarlineRates,
} from '#domain/starline-bet-types.ts'
import { durationInWords, formatTimeOfDay } from '#domain/time-of-day.ts'
import { betMessages } from '#messages/bet.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Chips } from '#ui/chips.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToasts } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import { BetNumber } from './bet-number.tsx'
import { BetSlab } from './bet-slab.tsx'
import type { useStarlineBet } from './use-starline-bet.ts'

export interface BetSheetProps {
  game: StarlineGame
  rates: StarlineRates
  now: number
  bet: ReturnType<typeof useStarlineBet>
  onClose: () => void
}

const types = starlineBetTypeList.map(({ id, title }) => ({ value: id, label: title }))

/** Places one bet on one game. */
export function BetSheet({ game, rates, now, bet, onClose }: BetSheetProps) {
  const { clock } = useApi()
  const { balance } = usePlayer()
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const [betType, setBetType] = useState<StarlineBetTypeId>('singleDigit')
  const [number, setNumber] = useState('')
  const [typedAmount, setAmount] = useState('')
  const [late, setLate] = useState(false)
  const type = starlineBetTypes[betType]
  const { minBet, maxBet } = game
  const limits = { minBet: minBet ?? betLimits.min, maxBet: maxBet ?? betLimits.max }
  const readOnly = bet.sending || bet.checking
  const amount = parseAmount(typedAmount)
  const win = starlinePotentialWin(amount, rates[betType].max)

  const send = () => {
    if (!isStarlineBettable(game, clock.now())) {
      setLate(true)
      toasts.error(words.notAvailable)
      return
    }
    if (amount === null) return
    void bet.send({ body: { gameId: game._id, betType, betNumber: number, betAmount: amount } })
  }
  const draft = { betType, number, amount: typedAmount, ...limits, balance }
  const problems = validateStarlineBet(draft)
  const { errors, onSubmit } = useForm(problems, send)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event)
    // A pad is no field that could be marked as wrong: its first digit takes the focus.
    const pad = event.currentTarget.querySelector<HTMLElement>('[data-pad] button')
    if (problems.number) setTimeout(() => pad?.focus())
  }
  const change = (apply: () => void) => {
    apply()
    setLate(false)
    bet.clearProblem()
  }
  const pickType = (next: StarlineBetTypeId) =>
    change(() => {
      // A pana stays what it is under another kind; a digit is none.
      if (starlineBetTypes[next].digits !== type.digits) setNumber('')
      setBetType(next)
    })

  const left = starlineMinutesLeft(game, now)
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheetTitle(formatTimeOfDay(game.openTime))}
      subtitle={left === null ? undefined : words.endsIn(durationInWords(left))}
      bleed
      footer={
        <BetSlab
          bet={bet}
          error={late ? words.notAvailable : (fixOf(errors) ?? bet.problem)}
          win={win}
          onPlace={() => form.current?.requestSubmit()}
        />
      }
    >
      <form ref={form} noValidate onSubmit={submit} className="grid">
        <div className="mb-4">
          <Chips
            label={words.type}
            options={types}
            value={betType}
            onPick={pickType}
            columns={4}
            least={4}
            readOnly={readOnly}
          />
        </div>
        <BetNumber
          type={type}
          number={number}
          onNumber={(next) => change(() => setNumber(next))}
          onType={pickType}
          error={errors.number}
          readOnly={readOnly}
        />
        <div>
          <AmountField
            label={betMessages.amount.label}
            size="md"
            name="amount"
            min={limits.minBet}
            max={limits.maxBet}
            value={typedAmount}
            onChange={(next) => change(() => setAmount(next))}
            range={betMessages.amount.range(
              formatNumber(limits.minBet),
              formatNumber(limits.maxBet),
            )}
            error={errors.amount}
            readOnly={readOnly}
          />
          <Chips
            label={betMessages.amount.quick}
            options={starlinePresets.map((value) => ({
              value,
              label: formatRupees(value),
              disabled: !isPresetEnabled(value, balance),
            }))}
            value={amount}
            onPick={(value) => change(() => setAmount(String(value)))}
            columns={4}
            least={4}
            readOnly={readOnly}
          />
        </div>
        {/* Lets Enter send; the button that is seen stands in the slab. */}
        <input type="submit" hidden />
      </form>
    </Sheet>
  )
}

function fixOf(errors: { number?: string; amount?: string }): string | null {
  const { fix, fixParts } = betMessages
  const parts = [
    ...(errors.number ? [fixParts.number] : []),
    ...(errors.amount ? [fixParts.amount] : []),
  ]
  return parts.length > 0 ? fix(parts) : null
}
