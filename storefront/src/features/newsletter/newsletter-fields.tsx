import { useNewsletterForm } from '@vanek/react-hooks'
import { useShell } from '../../entities/shop/use-shell.ts'
import { activatePath, newsletterPath } from '#market/paths'
import { Button } from '../../ui/button.tsx'

const messages = () => import('#market/messages').then(({ messages }) => messages)

export interface NewsletterFieldsProps {
  /** Where on the site the form is. */
  readonly source: string
  /** Whether the form needs its own heading. */
  readonly alone?: boolean
}

/** The newsletter form. A notice shows the result (B8.05), or a page of its own without scripts. */
export function NewsletterFields({ source, alone }: NewsletterFieldsProps) {
  const successText = useShell()?.site.newsletterSuccess ?? null
  const { status, formProps, inputProps, buttonProps } = useNewsletterForm({
    messages,
    successText,
    source,
    action: newsletterPath,
    callbackPath: activatePath,
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

/** The newsletter form in the footer. */
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
