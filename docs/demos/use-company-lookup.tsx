import { useCheckoutCheckbox, useCheckoutField, useCompanyLookup } from '@vanek/react-hooks'
import { company, DemoCheckout } from './shared/demo-checkout.tsx'

function Company() {
  const { inputProps: isBusiness } = useCheckoutCheckbox('isBusiness')
  const { inputProps: tin } = useCheckoutField('tin')
  const { inputProps: name } = useCheckoutField('businessName')
  const { status, buttonProps, statusProps } = useCompanyLookup()
  return (
    <>
      <label>
        <input {...isBusiness} /> I buy for a company
      </label>
      <label>
        Company number, such as {company.tin} <input {...tin} />
      </label>
      <button {...buttonProps}>Fill in</button>
      <p {...statusProps}>{status !== 'idle' && status}</p>
      <label>
        Company <input {...name} />
      </label>
    </>
  )
}

export const Demo = () => (
  <DemoCheckout>
    <Company />
  </DemoCheckout>
)
