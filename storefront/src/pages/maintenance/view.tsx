import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { Logo, Icon } from '../../ui/icon.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { phoneText } from '../../lib/texts/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Contact } from './data.ts'

export const head: PageHead<Contact> = () => ({ title: 'Údržba' })

/** `/udrzba`: without a frame, because the rest of the shop is not available. */
export function Component() {
  const contact = useLoaderData() as Contact
  return (
    <div className="maintenance wrap">
      <Icon name="breeze" />
      <Logo />
      <h1>Právě větráme</h1>
      <p className="lead">
        Obchod na chvíli stojí kvůli údržbě. Košík i objednávky zůstávají, zkuste to prosím za deset minut.
      </p>
      {contact?.phone && (
        <p>
          Spěcháte? Zavolejte <a href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}>{phoneText(contact.phone)}</a>
          {contact.openingHours && ` (${contact.openingHours})`} nebo napište na{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      )}
      <Link className={buttonClass('action')} to="/" reloadDocument>
        Zkusit znovu
      </Link>
    </div>
  )
}
