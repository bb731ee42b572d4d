import { payoutMethods } from '#domain/player/payout.ts'
import { payoutMethodNames } from '#messages/money/payout-methods.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { payoutPath } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'

/** Nothing saved to withdraw to: a button to each form. */
export function NoMethods({ error }: { error: string | undefined }) {
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
