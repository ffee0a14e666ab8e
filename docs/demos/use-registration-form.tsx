import { useRegistrationForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoShop } from './shared/demo-shop.tsx'

const fields = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'E-mail'],
  ['password', 'Password'],
  ['passwordConfirmation', 'Password again'],
] as const

function Registration() {
  const { error, issueOf, formProps, inputProps, checkboxProps, errorProps, buttonProps, status } =
    useRegistrationForm()
  const textOf = (name: Parameters<typeof issueOf>[0]) => {
    const issue = issueOf(name)
    return issue && issueText(en, issue)
  }
  if (status === 'success') return <p>{en.registration_sent}</p>
  return (
    <form {...formProps}>
      {fields.map(([name, label]) => (
        <div key={name} className="stack">
          <label>
            {label} <input {...inputProps(name)} />
          </label>
          <p className="bad" {...errorProps(name)}>
            {textOf(name)}
          </p>
        </div>
      ))}
      <label>
        <input {...checkboxProps('terms')} /> I agree with the terms
      </label>
      <p className="bad" {...errorProps('terms')}>
        {textOf('terms')}
      </p>
      <button {...buttonProps}>{status === 'pending' ? 'Registering …' : 'Register'}</button>
      {error && (
        <p className="bad" role="alert">
          {errorText(en, error)}
        </p>
      )}
    </form>
  )
}

export const Demo = () => (
  <DemoShop answers={({ operation }) => (operation === 'register' ? {} : undefined)}>
    <Registration />
  </DemoShop>
)
