import { useCheckout, useCheckoutActions, useShippers } from '@vanek/react-hooks'
import { DemoCheckout } from './shared/demo-checkout.tsx'

function Missing() {
  const missing = useCheckout((state) => state.missing)
  const inputs = useCheckout((state) => state.inputs)
  const { setInput } = useCheckoutActions()
  const shippers = useShippers()
  return (
    <>
      {shippers.map(({ shipper, radioProps }) => (
        <label key={shipper.id}>
          <input {...radioProps} /> {shipper.name}
        </label>
      ))}
      <label>
        E-mail <input value={inputs.email} onChange={({ currentTarget: { value } }) => setInput('email', value)} />
      </label>
      <p>Still missing: {missing.map(({ input }) => input).join(', ') || 'nothing'}</p>
    </>
  )
}

export const Demo = () => (
  <DemoCheckout>
    <Missing />
  </DemoCheckout>
)
