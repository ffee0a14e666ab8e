import { Link } from 'react-router-dom'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { phoneText } from './phone-text.ts'
import { useShell } from './use-shell.ts'

/** The last questions: how to reach us, when, what holds, who we are. */
export function Footer() {
  const shell = useShell()
  if (!shell) return <footer className="foot" />
  const { contact } = shell.globals
  return (
    <footer className="foot">
      <div className="foot-in wrap">
        <section className="foot-contact">
          <Logo />
          <p>{shell.footerText ?? 'Poradíme vám s výběrem ventilátoru i s celým větráním.'}</p>
          <a className="foot-phone" href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}>
            <Icon name="phone" />
            {phoneText(contact.phone)}
          </a>
          <a href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            {contact.email}
          </a>
          <p className="small">{contact.openingHours}</p>
        </section>
        {shell.footer.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.children.map((item) => (
                <li key={item.path}>
                  <Link to={item.path}>{item.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <NewsletterForm />
      </div>
      <p className="foot-legal wrap small">
        {contact.company.name}, {contact.address.street}, {contact.address.postcode} {contact.address.city} · IČO{' '}
        {contact.company.tin} · DIČ {contact.company.vatin}
      </p>
    </footer>
  )
}
