import * as texts from '#texts/entities/order'
import type { Order } from '@vanek/sdk/checkout'
import { phoneText, postcodeText } from '../../lib/texts/format.ts'
import { formatDate } from '../../market/dates.ts'
import { countryName, titleText } from '../address/words.ts'

type Shown = Omit<Order, 'token'>

const textOf = (value: string | number | boolean | null | undefined): string => String(value ?? '')

const newsletter = ({ consents, registered }: Shown): string => {
  if (!consents?.newsletter) return ''
  if (!consents.newsletterPending) return texts.yes
  return registered ? texts.confirmedWithAccount : texts.confirmedByMail
}

const yes = (is: boolean | undefined): string => (is ? texts.yes : '')

const rowsOf = (order: Shown): readonly (readonly [name: string, value: string])[] => {
  const { custom, consents, comment, shipper_comment, cardRequest } = order
  const born = textOf(custom?.dateOfBirth)
  return [
    [texts.ownNumber, textOf(custom?.custom_order_number)],
    [texts.orderNote, comment ?? ''],
    [texts.carrierNote, shipper_comment ?? ''],
    [texts.formalTitle, titleText(textOf(custom?.formalTitle))],
    [texts.company, textOf(custom?.companyName)],
    [texts.bornOn, born && formatDate(born)],
    [texts.customerCard, yes(cardRequest)],
    [texts.newsletter, newsletter(order)],
    [texts.printedMagazine, yes(consents?.magazine)],
    [texts.textMessages, yes(consents?.phone_notification)],
    [texts.heureka, yes(consents?.heureka_allow)],
    [texts.zbozi, yes(consents?.zbozicz_allow)],
  ]
}

/** The customer's note, wishes and consents of an order; nothing if there are none. */
export function OrderNotes({ order }: { readonly order: Shown }) {
  const rows = rowsOf(order).filter(([, value]) => value !== '')
  if (rows.length === 0) return null
  return (
    <section className="places order-notes">
      <h2>{texts.orderNotesTitle}</h2>
      <dl className="account-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="order-comment">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Line = string | null | undefined

const Address = ({ lines }: { readonly lines: readonly Line[] }) => (
  // a sole trader's business is often called like the person
  <address>{[...new Set(lines)].map((line) => line && <span key={line}>{line}</span>)}</address>
)

const linesOf = ({ street, postcode, city, country_code }: Order['billingAddress']): readonly Line[] => [
  street,
  `${postcodeText(postcode, country_code)} ${city}`,
  countryName(country_code),
]

const placeTitles: Readonly<Partial<Record<Shown['status'], readonly [brought: string, collected: string]>>> = {
  delivered: texts.places.delivered,
  returned: texts.places.over,
  cancelled: texts.places.over,
}

/** Delivery and billing address. */
export function Places({ order }: { readonly order: Shown }) {
  const { status, business, custom, customer, shipping, billingAddress, shipper } = order
  const phone = shipping.phone ?? (shipping.name === customer.name ? customer.phone : null)
  const { branch } = shipper
  const recipient = [shipping.name, shipping.business_name, phone && phoneText(phone)]
  const delivered = [...recipient, branch?.name, ...linesOf(shipping.address)]
  const billed = [
    business?.business_name,
    customer.name,
    business?.TIN && `${texts.companyNumber} ${business.TIN}`,
    business?.VATIN && `${texts.taxNumber} ${business.VATIN}`,
    phoneText(customer.phone),
    custom?.ICDPH ? `${texts.slovakVatNumber} ${custom.ICDPH}` : null,
    ...linesOf(billingAddress),
  ]
  const [brought, collected] = placeTitles[status] ?? texts.places.ahead
  const same = delivered.filter(Boolean).join('\n') === billed.filter(Boolean).join('\n')
  return (
    <div className="places">
      <section>
        <h2>{shipper.type === 'DELIVERY' ? brought : collected}</h2>
        <Address lines={delivered} />
        {branch?.openingHours && <p className="small quiet num">{branch.openingHours}</p>}
      </section>
      <section>
        <h2>{texts.billedTo}</h2>
        {same ? <p>{texts.billedToSame}</p> : <Address lines={billed} />}
      </section>
    </div>
  )
}
