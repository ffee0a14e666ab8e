import { useForgottenPasswordForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoShop } from './shared/demo-shop.tsx'

function Forgotten() {
  const { status, error, issueOf, formProps, inputProps, errorProps, buttonProps } = useForgottenPasswordForm({
    callbackUrl: 'https://shop.example/reset-password',
  })
  const issue = issueOf('email')
  return (
    <form {...formProps}>
      <label>
        E-mail <input {...inputProps('email')} />
      </label>
      <p className="bad" {...errorProps('email')}>
        {issue && issueText(en, issue)}
      </p>
      <button {...buttonProps}>{status === 'pending' ? 'Sending …' : 'Send me a link'}</button>
      {error && <p className="bad">{errorText(en, error)}</p>}
      {status === 'success' && <output>If there is an account with this e-mail, a link is on its way.</output>}
    </form>
  )
}

export const Demo = () => (
  <DemoShop answers={({ operation }) => (operation === 'forgotPassword' ? {} : undefined)}>
    <Forgotten />
  </DemoShop>
)
