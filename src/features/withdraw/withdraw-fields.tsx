import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import { defaultMinimumWithdrawal, withdrawalPresets } from '#domain/money/withdrawal.ts'
import { payoutMethods } from '#domain/player/payout.ts'
import { payoutPath } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { Chips } from '#ui/form/chips.tsx'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { payoutMethodNames } from '#words/money/payout-methods.ts'
import { withdrawMessages as words } from '#words/money/withdraw.ts'
import type { Withdrawing } from './use-withdrawal.ts'

const presets = withdrawalPresets.map((value) => ({ value, label: <Money amount={value} /> }))

/** How much, and where to. */
export function WithdrawFields({ form, busy }: { form: Withdrawing; busy: boolean }) {
  const { profile, settings, methods, errors } = form
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
          readOnly={busy}
          min={settings.isPending ? undefined : minimum}
          helper={settings.isPending ? undefined : words.amountHelp(formatRupees(minimum))}
          error={errors.amount}
        />
        <div className="mt-2">
          <Chips
            label={words.presets}
            columns={3}
            options={presets}
            value={parseAmount(form.amount)}
            onPick={(amount) => form.setAmount(String(amount))}
            readOnly={busy}
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
          readOnly={busy}
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
    <section className="card p-4">
      <h2 className="text-body font-bold">{words.noMethod}</h2>
      <p className="mb-3 text-small text-ink2">{words.noMethodHelp}</p>
      <div className="grid grid-cols-2 gap-2 max-narrow:grid-cols-1">
        {payoutMethods.map(({ id }) => (
          <ButtonLink key={id} kind="outline" to={payoutPath(id)}>
            {payoutMethodNames[id]}
          </ButtonLink>
        ))}
      </div>
      {error && <FieldMessage id="no-method-message" error={error} />}
    </section>
  )
}
