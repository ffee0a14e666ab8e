import * as texts from '#texts/widgets/order'
import { type OrderDetails, orderSteps, type Parcel } from '@vanek/sdk/orders'
import { mishapWord, parcelWords, stepWord } from '../../entities/order/order-words.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'
import { phoneText } from '../../lib/texts/format.ts'
import { formatDate, formatDateTime } from '../../market/dates.ts'

/** States in which the customer has to call the shop. */
const calls = new Set<Parcel['state']>(['lost', 'damaged', 'returned'])

function OurPhone() {
  const phone = useShell()?.settings.contact.phone
  return phone ? (
    <>
      <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phoneText(phone)}</a> ·{' '}
    </>
  ) : null
}

function ParcelLine({ parcel: { carrier, number, trackingUrl, state, expected } }: { readonly parcel: Parcel }) {
  return (
    <li>
      <p>
        {carrier}
        {texts.parcelNumber}
        <span className="num">{number}</span>
      </p>
      <p className="small">
        {Object.hasOwn(parcelWords, state) && parcelWords[state]}
        {expected && (
          <>
            {texts.expectBefore}
            <time dateTime={expected}>{formatDate(expected)}</time>
            {texts.expectAfter}
          </>
        )}{' '}
        {calls.has(state) && <OurPhone />}
        <a href={trackingUrl} rel="noreferrer">
          {texts.trackParcel}
        </a>
      </p>
    </li>
  )
}

/** The progress of an order: its steps with times, and its parcels. */
export function OrderTimeline({ order }: { readonly order: OrderDetails }) {
  const { parcels, shipper } = order
  const wrong = mishapWord(order)
  return (
    <section className="stack gap-2" aria-labelledby="order-way">
      <h2 id="order-way">{texts.wayTitle}</h2>
      <ol className="order-way">
        {orderSteps(order).map((step) => (
          <li key={step.kind} data-state={step.state} aria-current={step.state === 'next' ? 'step' : undefined}>
            <span>{(step.state === 'next' && step.kind === 'delivered' && wrong) || stepWord(shipper.type, step)}</span>
            {step.state === 'ahead' && <small className="hide">{texts.notYet}</small>}
            {step.at && (
              <time className="small quiet num" dateTime={step.at}>
                {formatDateTime(step.at)}
              </time>
            )}
          </li>
        ))}
      </ol>
      {parcels.length > 0 && (
        <ul className="stack gap-1">
          {parcels.map((parcel) => (
            <ParcelLine key={parcel.number} parcel={parcel} />
          ))}
        </ul>
      )}
    </section>
  )
}
