import { usePayments } from '@vanek/react-hooks'
import { cs } from '@vanek/sdk/i18n/cs'
import { Amount } from '../../../entities/price/amount.tsx'
import { pricePair } from '../../../entities/price/pairs.ts'
import { Choice } from '../../../ui/choice.tsx'
import type { MethodsTexts } from '../points/posted-choice.ts'

/** The error of a group of choices. */
export function GroupError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text ? (
    <p className="field-error" id={id} role="alert">
      {text}
    </p>
  ) : null
}

/** The payment methods; those that the chosen shipper does not support are shown with the reason (C7.19, C4.50). */
export function Payments({ errors }: { readonly errors: MethodsTexts }) {
  const payments = usePayments()
  const first = errors.payment !== undefined && !errors.shipper && !errors.branch
  return (
    <fieldset className="choices" id="payments">
      <legend>Jak zaplatíte</legend>
      <GroupError id="payment-error" text={errors.payment} />
      <ul>
        {payments.map(({ payment, blocked, radioProps }, index) => (
          <Choice
            key={payment.id}
            box={radioProps}
            title={payment.name}
            price={<Amount of={pricePair(payment)} free />}
            notes={[payment.description]}
            blocked={blocked ? cs.payment_blocked : undefined}
            errorId={errors.payment && index === 0 ? 'payment-error' : undefined}
            wrong={index === 0 && first}
          />
        ))}
      </ul>
    </fieldset>
  )
}
