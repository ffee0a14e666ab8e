import { useNewsletterForm } from '@vanek/react-hooks'
import { Button } from '../../ui/button.tsx'

/** Asks for the newsletter; the answer takes the place of the field. */
export function NewsletterForm() {
  const { status, error, formProps, inputProps } = useNewsletterForm()
  return (
    <section className="foot-news" aria-labelledby="news">
      <h2 id="news">Závan novinek</h2>
      <p className="small">Dvakrát do měsíce tipy na tiché větrání a slevy. Odhlásíte se jedním kliknutím.</p>
      {status === 'success' ? (
        <p role="status">Hotovo. Do schránky vám přišel odkaz, kterým odběr potvrdíte.</p>
      ) : (
        <form {...formProps}>
          <label className="hide" htmlFor="news-email">
            E-mail
          </label>
          <input className="input" id="news-email" placeholder="vas@email.cz" {...inputProps} />
          <Button type="submit" busy={status === 'pending'}>
            Odebírat
          </Button>
          {error && (
            <p className="field-error" role="alert">
              {error}
            </p>
          )}
        </form>
      )}
    </section>
  )
}
