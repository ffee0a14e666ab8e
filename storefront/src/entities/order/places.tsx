import type { Address, Order } from '@vanek/sdk/checkout'
import { phoneText } from '../../lib/texts/phone-text.ts'
import { postcodeText } from '../../lib/texts/postcode-text.ts'
import { countryName } from '../address/country-name.ts'

function Place({
  title,
  lines,
  address,
}: {
  readonly title: string
  readonly lines: readonly (string | null | undefined)[]
  readonly address: Address
}) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {lines.map((line) => line && <span key={line}>{line}</span>)}
        <span>{address.street}</span>
        <span>
          {postcodeText(address.postcode, address.country_code)} {address.city}
        </span>
        <span>{countryName(address.country_code)}</span>
      </address>
    </section>
  )
}

const handedOver: Readonly<Record<string, string>> = { DELIVERY: 'Doručíme' }

/** Where the goods go and where the invoice. */
export function Places({ order }: { readonly order: Omit<Order, 'token'> }) {
  const { business, custom, customer, shipping, billingAddress, shipper } = order
  const phone = shipping.phone ?? (shipping.name === customer.name ? customer.phone : null)
  return (
    <div className="places">
      <Place
        title={handedOver[shipper.type] ?? 'Vyzvednete'}
        lines={[shipping.name, shipping.business_name, phone && phoneText(phone)]}
        address={shipping.address}
      />
      <Place
        title="Fakturujeme"
        lines={[
          business?.business_name,
          customer.name,
          business?.TIN && `IČ ${business.TIN}`,
          business?.VATIN && `DIČ ${business.VATIN}`,
          phoneText(customer.phone),
          custom?.ICDPH ? `IČ DPH ${custom.ICDPH}` : null,
        ]}
        address={billingAddress}
      />
    </div>
  )
}
