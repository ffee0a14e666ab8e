import { useCheckout, useMoney, useShippers } from '@vanek/react-hooks'
import { DemoCheckout } from './shared/demo-checkout.tsx'

function Delivery() {
  const shippers = useShippers()
  const { cart, stale } = useCheckout((state) => state)
  const money = useMoney()
  return (
    <>
      {shippers.map(({ shipper, radioProps }) => (
        <label key={shipper.id}>
          <input {...radioProps} /> {shipper.name}, {money(shipper.priceWithTax)}
        </label>
      ))}
      <p aria-live="polite">
        Total: {money(cart.prices.totalWithTax)} {stale && '(a new one is on its way)'}
      </p>
    </>
  )
}

export const Demo = () => (
  <DemoCheckout>
    <Delivery />
  </DemoCheckout>
)
