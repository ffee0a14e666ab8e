import { usePayments, useShippers } from '@vanek/react-hooks'
import { DemoCheckout } from './shared/demo-checkout.tsx'

function Methods() {
  const shippers = useShippers()
  const payments = usePayments()
  return (
    <>
      <p>The courier takes no cash.</p>
      {shippers.map(({ shipper, radioProps }) => (
        <label key={shipper.id}>
          <input {...radioProps} /> {shipper.name}
        </label>
      ))}
      <hr />
      {payments.map(({ payment, blocked, radioProps }) => (
        <label key={payment.id}>
          <input {...radioProps} /> {payment.name} {blocked && '(not with this delivery)'}
        </label>
      ))}
    </>
  )
}

export const Demo = () => (
  <DemoCheckout>
    <Methods />
  </DemoCheckout>
)
