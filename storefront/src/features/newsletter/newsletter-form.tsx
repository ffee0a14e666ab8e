import { NewsletterFields } from './newsletter-fields.tsx'

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
