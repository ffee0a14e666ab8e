import * as texts from '#texts/features/checkout/methods'
import { type ShipperChoice, useCheckout, useCheckoutActions, usePayments, useShippers } from '@vanek/react-hooks'
import { isAwaitingPayment } from '@vanek/sdk/checkout'
import { messages } from '#market/messages'
import { ArrivalDay } from '../../../entities/delivery/arrival.tsx'
import { atBranch, deliveryNote } from '../../../entities/delivery/delivery-note.ts'
import { PaymentSign } from '../../../entities/payment/payment-sign.tsx'
import { Amount, pricePair } from '../../../entities/price/amount.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { BranchFold } from '../points/branch-fold.tsx'
import { PointChoice } from '../points/point-choice.tsx'
import { isSearched, type MethodsTexts } from '../points/posted-choice.ts'
import type { MethodsData } from './load-methods.ts'
import { SlotChoice } from './slot-choice.tsx'

/** The error of a group of choices. */
function GroupError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
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
      <legend>{texts.paymentsLegend}</legend>
      <GroupError id="payment-error" text={errors.payment} />
      <ul>
        {payments.map(({ payment, blocked, radioProps }, index) => (
          <Choice
            key={payment.id}
            box={radioProps}
            title={payment.name}
            price={<Amount of={pricePair(payment)} free />}
            sign={<PaymentSign code={payment.code} />}
            notes={[payment.description]}
            blocked={blocked ? messages.payment_blocked : undefined}
            errorId={errors.payment && index === 0 ? 'payment-error' : undefined}
            wrong={index === 0 && first}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface ShippersProps extends Pick<MethodsData, 'slots' | 'found'> {
  readonly errors: MethodsTexts
  readonly now: Date
  /** Opens the picker with a list and a map of pickup points. */
  readonly onFind: (shipperId: number, text: string) => void
}

/** More choices of a shipper: a branch or a delivery time. */
function More({
  shipper,
  chosen,
  errors,
  slots,
  found,
  now,
  onFind,
}: Pick<ShipperChoice, 'shipper' | 'chosen'> & ShippersProps) {
  const { chooseBranch } = useCheckoutActions()
  const branch = useCheckout((state) => state.branch)
  const own = chosen ? branch : null
  const error = chosen ? errors.branch : undefined
  const { id, branches, requiredBranch } = shipper
  if (isSearched(shipper))
    return (
      <PointChoice
        shipper={shipper}
        branch={own}
        found={found}
        error={error}
        onChoose={chooseBranch}
        onFind={(text) => onFind(id, text)}
      />
    )
  if (requiredBranch && branches)
    return (
      <BranchFold
        shipperId={id}
        branches={branches}
        chosen={own?.id ?? null}
        error={error}
        now={now}
        onChoose={chooseBranch}
      />
    )
  return <SlotChoice shipperId={id} slots={slots[id] ?? []} chosen={chosen} />
}

/** Whether the goods are sent only after the chosen payment is received. */
const useWaits = (): boolean =>
  useCheckout(({ choice, payments }) =>
    payments.some((payment) => payment.id === choice.payment && isAwaitingPayment(payment)),
  )

interface WayProps {
  readonly offered: ShipperChoice
  readonly isFirst: boolean
  readonly props: ShippersProps
}

function Way({ offered: { shipper, chosen, fastest, radioProps }, isFirst, props }: WayProps) {
  const { errors, now, slots } = props
  const branchId = useCheckout(({ choice }) => (chosen ? choice.branch : null))
  const when = deliveryNote(atBranch(shipper, branchId), { now, waits: useWaits() })
  return (
    <Choice
      box={radioProps}
      title={shipper.name}
      tag={fastest ? texts.fastest : undefined}
      price={<Amount of={pricePair(shipper)} free />}
      note={when && <ArrivalDay arrival={when} />}
      notes={[shipper.description]}
      errorId={errors.shipper && isFirst ? 'shipper-error' : undefined}
      wrong={isFirst && errors.shipper !== undefined}
    >
      {(shipper.requiredBranch || (slots[shipper.id]?.length ?? 0) > 0) && (
        <More shipper={shipper} chosen={chosen} {...props} />
      )}
    </Choice>
  )
}

/** The delivery methods with date and price (C7.18), and the choice of a branch or a time where there is one. */
export function Shippers(props: ShippersProps) {
  const { errors } = props
  const shippers = useShippers()
  return (
    <fieldset className="choices" id="shippers">
      <legend>{texts.shippersLegend}</legend>
      <GroupError id="shipper-error" text={errors.shipper} />
      <ul>
        {shippers.map((offered, index) => (
          <Way key={offered.shipper.id} offered={offered} isFirst={index === 0} props={props} />
        ))}
      </ul>
    </fieldset>
  )
}
