import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import { defaultMinimumWithdrawal, nextOpenDay, withdrawalTrack } from '#domain/money/withdrawal.ts'
import { payoutMethods } from '#domain/player/payout.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { formatReviewTime, formatWithdrawalWindow } from '#messages/money/withdrawal.ts'
import { payoutPath } from '#paths'
import { shortBalanceId } from '#ui/bet/short-balance.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { Chips } from '#ui/form/chips.tsx'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Needle } from '#ui/game/time-bar.tsx'
import { cx } from '#ui/look/cx.ts'
import type { WithdrawForm } from './use-withdrawal.ts'

/** How much, and where to. */
export function WithdrawFields({ form }: { form: WithdrawForm }) {
  const { profile, settings, methods, errors, isBusy } = form
  const minimum = settings.minimumWithdraw ?? defaultMinimumWithdrawal
  return (
    <>
      <div>
        <AmountField
          label={words.amount}
          placeholder={words.amountPlaceholder}
          name="amount"
          value={form.amount}
          onChange={form.setAmount}
          readOnly={isBusy}
          min={settings.isPending ? undefined : minimum}
          helper={settings.isPending ? '' : words.amountHelp(formatRupees(minimum))}
          error={errors.amount}
          errorAt={form.isShort ? shortBalanceId : undefined}
        />
        <div className="mt-2">
          <Chips
            label={words.presets}
            columns={3}
            options={form.presets.map((each) => ({
              ...each,
              label: <Money amount={each.value} />,
            }))}
            value={parseAmount(form.amount)}
            onPick={form.pick}
            readOnly={isBusy}
          />
        </div>
      </div>
      {methods.length > 0 ? (
        <RadioCards
          label={words.sendTo}
          options={methods.map(({ id, account }) => ({
            value: id,
            title: payoutMethodNames[id],
            detail: id === 'bank' ? bankDetail(profile.data?.bankDetails, account) : account,
            icon: id === 'bank' ? Landmark : Smartphone,
          }))}
          value={form.method?.id ?? null}
          onChange={form.setMethod}
          error={errors.method}
          readOnly={isBusy}
        />
      ) : (
        !profile.isPending && <NoMethods error={errors.method} />
      )}
    </>
  )
}

/** The bank and the end of the account, which stays in one piece. */
const bankDetail = (
  bank: { bankName?: string | null | undefined } | null | undefined,
  account: string,
) => words.bankDetail(bank?.bankName ?? '', unbroken(account))

/** Nothing saved to withdraw to: a button to each form. */
function NoMethods({ error }: { error: string | undefined }) {
  return (
    <section className="card p-4 pb-1.5">
      <h2 className="text-body font-bold">{words.noMethod}</h2>
      <p className="mb-3 text-small text-ink2">{words.noMethodHelp}</p>
      <div className="grid grid-cols-2 gap-2 max-narrow:grid-cols-1">
        {payoutMethods.map(({ id }) => (
          <ButtonLink key={id} kind="outline" to={payoutPath(id)}>
            {payoutMethodNames[id]}
          </ButtonLink>
        ))}
      </div>
      <FieldMessage id="no-method-message" error={error} />
    </section>
  )
}

/**
 * The withdrawal window on a day of 24 hours: shown, never enforced here
 * (readings.md#withdrawal-window).
 */
export function WithdrawalHours({ form }: { form: WithdrawForm }) {
  const { settings, now, isClosed, wasClosed } = form
  const track = withdrawalTrack(settings, now)
  const next = track?.next ?? null
  const inWords = formatWithdrawalWindow(settings)
  const open = track?.within === true && !isClosed
  const opens = isClosed ? words.hoursOpenOn(weekdayName(nextOpenDay(now))) : null
  const state = opens ?? (open ? words.hoursOpen : words.hoursClosed)
  return (
    <section className="card p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-body font-bold">{words.hours}</h2>
        {track && (
          <p className={cx('text-small font-semibold', open ? 'text-accent' : 'text-ink3')}>
            {state}
          </p>
        )}
      </div>
      {track ? (
        <div role="img" aria-label={words.hoursInWords(inWords, state)}>
          <div className="py-1">
            <span className="relative block h-1.5 rounded-full bg-line">
              <span
                className={cx(
                  'absolute inset-y-0',
                  isClosed
                    ? 'bg-[repeating-linear-gradient(90deg,var(--ctl)_0_4px,var(--surface)_4px_8px)]'
                    : 'time-fill rounded-full bg-accent',
                )}
                style={{ left: `${track.from * 100}%`, width: `${(track.to - track.from) * 100}%` }}
              />
              <Needle at={track.needle} />
            </span>
          </div>
          <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-small text-ink3">
            <span>{words.dayStart}</span>
            <span className="font-semibold text-ink">{inWords}</span>
            <span>{words.dayStart}</span>
          </div>
        </div>
      ) : (
        <p className="text-body font-semibold">{inWords}</p>
      )}
      {next !== null && !(isClosed && wasClosed) && (
        <p className="mt-2 text-small text-ink2">
          {isClosed ? words.closed : formatReviewTime(settings, next, now, words.lookedAt)}
        </p>
      )}
    </section>
  )
}
