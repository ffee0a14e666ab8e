import { useCheckoutField } from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoCheckout } from './shared/demo-checkout.tsx'

function Field({ name, label }: { readonly name: 'email' | 'postcode'; readonly label: string }) {
  const { inputProps, errorProps, error } = useCheckoutField(name)
  return (
    <>
      <label>
        {label} <input {...inputProps} />
      </label>
      <p className="bad" {...errorProps}>
        {error && issueText(en, { code: error, field: name })}
      </p>
    </>
  )
}

export const Demo = () => (
  <DemoCheckout>
    <p>Type something that is wrong, and leave the input.</p>
    <Field name="email" label="E-mail" />
    <Field name="postcode" label="Postcode in Germany" />
  </DemoCheckout>
)
