import { useOverlays } from '@vanek/react-hooks'
import type { MouseEvent } from 'react'
import { ContentLink } from '../entities/content/content-link.tsx'
import { DisplayForm } from '../features/display/display-form.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-fields.tsx'
import { withdrawalPath, withdrawalTitle } from '../lib/paths/withdrawal.ts'
import { WithOverlays } from '../lib/visitor/with-overlays.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ShellData } from '../entities/shop/load-shell.ts'
import { Logo } from './logo.tsx'
import { postcodeText, phoneText } from '../lib/texts/format.ts'
import { useShell } from '../entities/shop/use-shell.ts'
import { Link } from '../ui/link.tsx'

const Contact = ({ shell: { settings, site } }: { readonly shell: ShellData }) => (
  <section className="foot-contact">
    <Logo />
    <p>{site.footerText ?? 'Poradíme vám s výběrem ventilátoru i s celým větráním.'}</p>
    {settings.contact.phone && (
      <a className="foot-phone" href={`tel:${settings.contact.phone.replaceAll(/\s/g, '')}`}>
        <Icon name="phone" />
        {phoneText(settings.contact.phone)}
      </a>
    )}
    {settings.contact.email && (
      <a href={`mailto:${settings.contact.email}`}>
        <Icon name="mail" />
        {settings.contact.email}
      </a>
    )}
    <p className="small">{settings.contact.openingHours}</p>
  </section>
)

const Legal = ({ settings: { contact, currencies } }: Pick<ShellData, 'settings'>) => (
  <div className="foot-legal wrap small">
    {contact.company.name && (
      <span>
        {contact.company.name}, {contact.address.street}, {postcodeText(contact.address.postcode)}{' '}
        {contact.address.city} · IČ {contact.company.tin} · DIČ {contact.company.vatin}
      </span>
    )}
    <Link to={withdrawalPath}>{withdrawalTitle}</Link>
    <DisplayForm currencies={currencies} />
    <WithOverlays>
      <CookieSettings />
    </WithOverlays>
  </div>
)

/** Reopens the cookie banner; editors can link to the same anchor. */
function CookieSettings() {
  const { openConsent } = useOverlays()
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    openConsent()
  }
  return (
    <a id="nastaveni-cookies" href="#nastaveni-cookies" onClick={ask}>
      Nastavení cookies
    </a>
  )
}

/** Contacts, opening hours, terms and company details. */
export function Footer() {
  const shell = useShell()
  if (!shell) return <footer className="foot" />
  return (
    <footer className="foot">
      <div className="foot-in wrap cols">
        <Contact shell={shell} />
        {shell.footer.map((group) => (
          <nav key={group.id} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.children.map((item) => (
                <li key={item.id}>
                  <ContentLink link={item.path} newTab={item.newTab}>
                    {item.title}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <NewsletterForm />
      </div>
      <Legal settings={shell.settings} />
    </footer>
  )
}
