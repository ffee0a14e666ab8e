import { type NewsletterState, useNewsletterForm } from '@vanek/react-hooks'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { Button } from '../../ui/button.tsx'

function messageOf(state: NewsletterState): string | null {
  if (state.status === 'empty') return cs.newsletter_email_required
  if (state.status === 'pending') return cs.newsletter_pending
  if (state.status === 'subscribed') return cs.newsletter_subscribed
  return state.status === 'refused' ? errorText(cs, state.error) : null
}

/** Asks for the newsletter; how it went is said below the field. */
export function NewsletterForm() {
  const { state, formProps, inputProps, messageProps } = useNewsletterForm({ source: 'footer' })
  return (
    <section className="foot-news">
      <div>
        <h2>Závan novinek</h2>
        <p className="small">Dvakrát do měsíce tipy na tiché větrání a slevy. Odhlásíte se jedním kliknutím.</p>
      </div>
      <form {...formProps}>
        <label className="hide" htmlFor={inputProps.id}>
          E-mail
        </label>
        <input className="input" placeholder="vas@email.cz" {...inputProps} />
        <Button type="submit" busy={state.status === 'sending'}>
          Odebírat
        </Button>
        <p className="foot-message small" {...messageProps}>
          {messageOf(state)}
        </p>
      </form>
    </section>
  )
}
