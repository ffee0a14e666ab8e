import { useNewsletterForm } from '@vanek/react-hooks'
import { useShell } from '../../entities/shop/use-shell.ts'
import { activationPath } from '../../market/paths.ts'
import { Button } from '../../ui/button.tsx'

const messages = () => import('@vanek/sdk/i18n/cs').then(({ cs }) => cs)

export interface NewsletterFieldsProps {
  /** Where on the site it stands. */
  readonly source: string
  /** Whether nothing else says what the form is for. */
  readonly alone?: boolean
}

/** The form that asks for the newsletter. How it went is said by a notice (B8.05), or by a page of its own before scripts run. */
export function NewsletterFields({ source, alone }: NewsletterFieldsProps) {
  const successText = useShell()?.site.newsletterSuccess ?? null
  const { status, formProps, inputProps, buttonProps } = useNewsletterForm({
    messages,
    successText,
    source,
    action: '/odber-novinek',
    callbackPath: activationPath,
  })
  return (
    <form className="news-form" {...formProps}>
      <label className={alone ? 'field-label' : 'hide'} htmlFor={inputProps.id}>
        {alone ? 'E-mail pro odběr novinek' : 'E-mail'}
      </label>
      <input className="input" placeholder="vas@email.cz" {...inputProps} />
      <Button {...buttonProps} busy={status === 'pending'}>
        Odebírat
      </Button>
    </form>
  )
}

/** Offers the newsletter in the footer. */
export function NewsletterForm() {
  return (
    <section className="foot-news">
      <div>
        <h2>Závan novinek</h2>
        <p className="small">Dvakrát do měsíce tipy na tiché větrání a slevy. Odhlásíte se jedním kliknutím.</p>
      </div>
      <NewsletterFields source="footer" />
    </section>
  )
}
