import { useLoginForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { refusal } from '@vanek/sdk/testing'
import { DemoShop } from './shared/demo-shop.tsx'

function Login() {
  const { error, issueOf, formProps, inputProps, errorProps, buttonProps, status } = useLoginForm()
  const field = (name: 'email' | 'password', label: string) => {
    const issue = issueOf(name)
    return (
      <>
        <label>
          {label} <input {...inputProps(name)} />
        </label>
        <p className="bad" {...errorProps(name)}>
          {issue && issueText(en, issue)}
        </p>
      </>
    )
  }
  return (
    <form {...formProps}>
      <p>Nobody has an account here, so you see how a refusal looks.</p>
      {field('email', 'E-mail')}
      {field('password', 'Password')}
      <button {...buttonProps}>{status === 'pending' ? 'Signing in …' : 'Sign in'}</button>
      {error && (
        <p className="bad" role="alert">
          {errorText(en, error)}
        </p>
      )}
    </form>
  )
}

const answers = ({ operation }: { readonly operation: string | undefined }) =>
  operation === 'login' ? refusal({ status: 401, code: 'credentials_invalid', title: '' }) : undefined

export const Demo = () => (
  <DemoShop answers={answers}>
    <Login />
  </DemoShop>
)
