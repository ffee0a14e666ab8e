import { useCartActions } from '@vanek/react-hooks'
import type { Address } from '@vanek/sdk/checkout'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { countries } from '../../features/checkout/details-fields.ts'
import { dropDraft } from '../../features/checkout/draft.ts'
import { NextSteps } from '../../features/checkout/next-steps.tsx'
import { OrderItems } from '../../features/checkout/order-items.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FinishedData } from './route.tsx'

function Place({ title, name, address }: { readonly title: string; readonly name: string; readonly address: Address }) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        <span>{name}</span>
        <span>{address.street}</span>
        <span>
          {address.postcode} {address.city}
        </span>
        <span>{countries[address.country_code] ?? address.country_code}</span>
      </address>
    </section>
  )
}

/** The order as it was placed: its number, what happens next, what was bought. Made to be printed too. */
export function FinishedPage({ order }: FinishedData) {
  const { refresh } = useCartActions()
  // the cart has become an order; the badge in the header does not know yet
  useEffect(() => {
    dropDraft()
    void refresh()
  }, [refresh])
  return (
    <div className="page wrap finished">
      <header className="finished-head">
        <Icon name="check" />
        <h1>Děkujeme, objednávka je přijatá</h1>
        <p className="lead">
          Číslo objednávky <strong className="num">{order.code}</strong>
        </p>
      </header>
      <div className="checkout-cols">
        <div className="checkout-main stack gap-4">
          <NextSteps order={order} />
          <div className="places">
            <Place
              title={order.shipper.type === 'DELIVERY' ? 'Doručíme' : 'Vyzvednete'}
              name={order.shipping.name}
              address={order.shipping.address}
            />
            <Place title="Fakturujeme" name={order.customer.name} address={order.billingAddress} />
          </div>
          <Link className={buttonClass('outline')} to="/">
            Zpět do obchodu
          </Link>
        </div>
        <OrderItems order={order} />
      </div>
    </div>
  )
}
