import { useNewsletterForm } from '@vanek/react-hooks'
import { en } from '@vanek/sdk/i18n/en'
import { DemoShop } from './shared/demo-shop.tsx'

function Newsletter() {
  const { formProps, inputProps, buttonProps, status } = useNewsletterForm({
    messages: en,
    callbackPath: '/newsletter/confirm',
  })
  return (
    <form {...formProps}>
      <label>
        E-mail. The answer comes as a notice. <input {...inputProps} />
      </label>
      <button {...buttonProps}>{status === 'pending' ? 'Sending …' : 'Subscribe'}</button>
    </form>
  )
}

export const Demo = () => (
  <DemoShop answers={({ operation }) => (operation === 'subscribeNewsletter' ? { status: 'pending' } : undefined)}>
    <Newsletter />
  </DemoShop>
)
