import { type NewsletterState, useNewsletterForm } from '@vanek/react-hooks'
import { Button } from '../../ui/button.tsx'
import { useSentence } from '../texts/use-sentence.ts'

/** Which sentence tells how it went. */
function answerOf(state: NewsletterState) {
  if (state.status === 'refused') return state.error
  if (state.status === 'empty') return 'newsletter_email_required'
  return state.status === 'pending' || state.status === 'subscribed' ? `newsletter_${state.status}` : undefined
}

/** Asks for the newsletter; how it went is said below the field, or by a page of its own before scripts run. */
export function NewsletterForm() {
  const { state, formProps, inputProps, messageProps } = useNewsletterForm({
    source: 'footer',
    action: '/odber-novinek',
  })
  const sentence = useSentence(answerOf(state))
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
          {sentence}
        </p>
      </form>
    </section>
  )
}
