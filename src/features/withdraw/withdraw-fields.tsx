import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import { payoutMethods, type OfferedMethod, type PayoutMethodId } from '#domain/player/payout.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { payoutPath } from '#paths'
import { shortBalanceId } from '#ui/bet/short-balance.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { Chips } from '#ui/form/chips.tsx'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'

interface AmountProps {
  /** As typed. */
  amount: string
  onChange: (amount: string) => void
  /** The quick amounts; `quiet` if a withdrawal of that amount would be refused. */
  presets: readonly { value: number; quiet: boolean }[]
  onPick: (amount: number) => void
  /** Rupees; null while the settings are loading. */
  minimum: number | null
  error: string | undefined
  /** The balance is too small for it, which the bar says. */
  isShort: boolean
  readOnly: boolean
}

/** How much. */
export function WithdrawalAmount(props: AmountProps) {
  const { amount, onChange, presets, onPick, minimum, error, isShort, readOnly } = props
  return (
    <div>
      <AmountField
        label={words.amount}
        placeholder={words.amountPlaceholder}
        name="amount"
        value={amount}
        onChange={onChange}
        readOnly={readOnly}
        min={minimum ?? undefined}
        helper={minimum === null ? '' : words.amountHelp(formatRupees(minimum))}
        error={error}
        errorAt={isShort ? shortBalanceId : undefined}
      />
      <div className="mt-2">
        <Chips
          label={words.presets}
          columns={3}
          options={presets.map((each) => ({ ...each, label: <Money amount={each.value} /> }))}
          value={parseAmount(amount)}
          onPick={onPick}
          readOnly={readOnly}
        />
      </div>
    </div>
  )
}

interface MethodProps {
  methods: readonly OfferedMethod[]
  bankName: string
  value: PayoutMethodId | null
  onChange: (id: PayoutMethodId) => void
  error: string | undefined
  readOnly: boolean
}

/** Where to, among what is saved, or a button to each form if nothing is. */
export function WithdrawalMethod(props: MethodProps) {
  const { methods, bankName, value, onChange, error, readOnly } = props
  if (methods.length === 0) return <NoMethods error={error} />
  return (
    <RadioCards
      label={words.sendTo}
      options={methods.map(({ id, account }) => ({
        value: id,
        title: payoutMethodNames[id],
        // The end of the account stays in one piece.
        detail: id === 'bank' ? words.bankDetail(bankName, unbroken(account)) : account,
        icon: id === 'bank' ? Landmark : Smartphone,
      }))}
      value={value}
      onChange={onChange}
      error={error}
      readOnly={readOnly}
    />
  )
}

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
