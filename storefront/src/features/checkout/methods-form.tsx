import { useMoney } from '@vanek/react-hooks'
import { blockedPayment, type PartialChoice, type Payment, type Shipper } from '@vanek/sdk/checkout'
import { cs } from '@vanek/sdk/i18n/cs'
import { BranchSelect } from './branch-select.tsx'
import { Choice } from './choice.tsx'
import { deliveryDate } from './delivery-date.ts'
import type { MethodsTexts } from './methods-texts.ts'

interface GroupProps {
  readonly choice: PartialChoice
  readonly errors: MethodsTexts
}

function GroupError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text ? (
    <p className="field-error" id={id} role="alert">
      {text}
    </p>
  ) : null
}

/** The ways of delivery with date and price; those with branches ask for one (C7.18). */
export function Shippers({ shippers, choice, errors }: GroupProps & { readonly shippers: readonly Shipper[] }) {
  const money = useMoney()
  return (
    <fieldset className="choices">
      <legend>Jak to k vám dostaneme</legend>
      <GroupError id="shipper-error" text={errors.shipper} />
      <ul>
        {shippers.map((shipper, index) => (
          <Choice
            key={shipper.id}
            id={`shipper-${shipper.id}`}
            name="shipper"
            value={shipper.id}
            checked={choice.shipper === shipper.id}
            title={shipper.name}
            price={money(shipper.priceWithTax, { free: true })}
            notes={[deliveryDate(shipper), shipper.description]}
            errorId={errors.shipper && index === 0 ? 'shipper-error' : undefined}
            wrong={index === 0 && errors.shipper !== undefined}
          >
            {shipper.requiredBranch && shipper.branches && (
              <BranchSelect
                shipper={shipper}
                chosen={choice.shipper === shipper.id ? choice.branch : null}
                error={choice.shipper === shipper.id ? errors.branch : undefined}
              />
            )}
          </Choice>
        ))}
      </ul>
    </fieldset>
  )
}

/** The ways of paying; those the chosen shipper does not take are shown with the reason (C7.19). */
export function Payments({
  payments,
  shipper,
  choice,
  errors,
}: GroupProps & {
  readonly payments: readonly Payment[]
  /** The shipper chosen at this moment; nothing before scripts run, for the choice may then change unseen. */
  readonly shipper: Shipper | undefined
}) {
  const money = useMoney()
  const first = errors.payment !== undefined && !errors.shipper && !errors.branch
  return (
    <fieldset className="choices">
      <legend>Jak zaplatíte</legend>
      <GroupError id="payment-error" text={errors.payment} />
      <ul>
        {payments.map((payment, index) => (
          <Choice
            key={payment.id}
            id={`payment-${payment.id}`}
            name="payment"
            value={payment.id}
            checked={choice.payment === payment.id}
            title={payment.name}
            price={money(payment.priceWithTax, { free: true })}
            notes={[payment.description]}
            blocked={blockedPayment(shipper, payment) ? cs.payment_blocked : undefined}
            errorId={errors.payment && index === 0 ? 'payment-error' : undefined}
            wrong={index === 0 && first}
          />
        ))}
      </ul>
    </fieldset>
  )
}
