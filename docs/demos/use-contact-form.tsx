import { useContactForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { DemoShop } from './shared/demo-shop.tsx'

function Contact() {
  const { status, error, issueOf, formProps, inputProps, errorProps, buttonProps, statusProps } = useContactForm()
  const field = (name: 'name' | 'email', label: string) => {
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
  const issue = issueOf('message')
  return (
    <form {...formProps}>
      {field('name', 'Name')}
      {field('email', 'E-mail')}
      <label>
        Message <textarea {...inputProps('message')} />
      </label>
      <p className="bad" {...errorProps('message')}>
        {issue && issueText(en, issue)}
      </p>
      <button {...buttonProps}>{status === 'pending' ? 'Sending …' : 'Send'}</button>
      <p {...statusProps}>{error ? errorText(en, error) : status === 'success' && en.contact_sent}</p>
    </form>
  )
}

export const Demo = () => (
  <DemoShop answers={({ operation }) => (operation === 'sendContactForm' ? {} : undefined)}>
    <Contact />
  </DemoShop>
)
