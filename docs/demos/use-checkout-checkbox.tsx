import { useCheckoutActions, useCheckoutCheckbox, useCheckoutField } from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoCheckout } from './shared/demo-checkout.tsx'

function Consent() {
  const business = useCheckoutCheckbox('isBusiness')
  const company = useCheckoutField('businessName')
  const terms = useCheckoutCheckbox('terms')
  const { attempt } = useCheckoutActions()
  return (
    <>
      <label>
        <input {...business.inputProps} /> I buy for a company
      </label>
      {business.checked && (
        <label>
          Company <input {...company.inputProps} />
        </label>
      )}
      <label>
        <input {...terms.inputProps} /> I agree with the terms
      </label>
      <p className="bad" {...terms.errorProps}>
        {terms.error && issueText(en, { code: terms.error, field: 'terms' })}
      </p>
      <button onClick={() => void attempt()}>Try to order</button>
    </>
  )
}

export const Demo = () => (
  <DemoCheckout>
    <Consent />
  </DemoCheckout>
)
