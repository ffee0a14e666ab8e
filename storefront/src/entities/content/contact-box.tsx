import type { Page } from '@vanek/sdk/content'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** Whom to ask when the page left a question (B3.39). */
export function ContactBox({ box }: { readonly box: NonNullable<Page['contact_box']> }) {
  const { title_frontend: title, description, show_button: button } = box
  return (
    <aside className="panel contact-box" aria-label={title ?? 'Kontakt'}>
      <div>
        {title && <h2>{title}</h2>}
        {description && <p className="quiet">{description}</p>}
      </div>
      {button && (
        <Link className={buttonClass()} to="/kontakt">
          Napište nám
        </Link>
      )}
    </aside>
  )
}
