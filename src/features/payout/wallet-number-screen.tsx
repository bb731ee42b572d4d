import { useNavigate } from 'react-router-dom'
import type { Input } from '#api/table/table.ts'
import { walletNumberProblem, type WalletKey } from '#domain/player/payout.ts'
import { normaliseMobile } from '#domain/player/profile.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { sayPayoutProblem, payoutMessages as words } from '#messages/money/payout.ts'
import { paths } from '#paths'
import { useApi, useRead } from '#session/api-context.tsx'
import { useDraft } from '#session/storage/use-draft.ts'
import { useSubmit } from '#session/use-submit.ts'
import { MobileField } from '#ui/form/field/mobile-field.tsx'
import { FormSubmit } from '#ui/form/form-submit.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { PayoutPage } from './payout-page.tsx'
import { usePasswordFirst } from './use-password-first.tsx'

const titleOf = (wallet: WalletKey) => namePayoutMethod(wallet)
const untouched = {}

/** The Paytm, Google Pay or PhonePe number that withdrawals go to. */
export function WalletNumberScreen({ wallet }: { wallet: WalletKey }) {
  const saved = useRead('getPaymentDetails')
  return (
    <PayoutPage title={titleOf(wallet)} load={saved}>
      <Form key={wallet} wallet={wallet} saved={saved.data?.[wallet] ?? ''} />
    </PayoutPage>
  )
}

function Form({ wallet, saved }: { wallet: WalletKey; saved: string }) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const { client } = useApi()
  const title = titleOf(wallet)
  const { draft, change, clearSent } = useDraft<{ number?: string }>(wallet, untouched)
  const number = draft.number ?? normaliseMobile(saved)
  const submit = useSubmit('updatePaymentDetails', {
    failed: words.walletFailed(title),
    unknown: words.unknown,
    isSaved: async () =>
      normaliseMobile((await client.call('getPaymentDetails'))[wallet] ?? '') === number,
    onDone(isOpen) {
      toasts.success(words.walletUpdated(title))
      clearSent()
      if (isOpen) void navigate(paths.dashboard)
    },
    onFailed: ({ sentence }) => toasts.error(sentence),
  })
  const { first, sheet } = usePasswordFirst()
  const problem = walletNumberProblem(number)
  const { errors, onSubmit } = useForm(
    problem === null ? {} : { number: problem },
    sayPayoutProblem,
    () =>
      first(
        () =>
          void submit.send({
            body: { [wallet]: number },
          } as unknown as Input<'updatePaymentDetails'>),
      ),
  )
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="flex flex-1 flex-col gap-2">
        <MobileField
          label={words.walletNumber(title)}
          name="number"
          value={number}
          onChange={(number) => change({ number })}
          error={errors.number}
        />
        <FormSubmit problem={submit.problem} busy={submit.busy}>
          {submit.busy ? words.saving : words.save}
        </FormSubmit>
      </form>
      {sheet}
    </>
  )
}
