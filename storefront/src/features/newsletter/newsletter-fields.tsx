import * as texts from '#texts/features/newsletter'
import { useNewsletterForm } from '@vanek/react-hooks'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import { activatePath, newsletterPath } from '#market/paths'
import { Button } from '../../ui/button.tsx'

const messages = () => import('#market/messages').then(({ messages }) => messages)

export interface NewsletterFieldsProps {
  /** Where on the site the form is. */
  readonly source: string
  /** Whether the form needs its own heading. */
  readonly alone?: boolean
}

/** The newsletter form. A notice shows the result (B8.05); without scripts it is a separate page. */
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
    <form className="news-form" data-press="" {...formProps}>
      <label className={alone ? 'field-label' : 'hide'} htmlFor={inputProps.id}>
        {alone ? texts.emailLabelAlone : texts.emailLabel}
      </label>
      <input className="input" placeholder={texts.emailExample} {...inputProps} />
      <Button {...buttonProps} busy={status === 'pending'}>
        {texts.subscribe}
      </Button>
    </form>
  )
}

/** The newsletter form in the footer. */
export function NewsletterForm() {
  if (!useIsOn('newsletter')) return null
  return (
    <section className="foot-news">
      <div>
        <h2>{texts.footTitle}</h2>
        <p className="small">{texts.footText}</p>
      </div>
      <NewsletterFields source="footer" />
    </section>
  )
}
