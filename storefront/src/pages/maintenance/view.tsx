import * as texts from '#texts/pages/maintenance'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { Logo, Icon } from '../../ui/icon.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { useRetry } from '../../lib/browser/retry.ts'
import { phoneText } from '../../lib/texts/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Contact } from './data.ts'

export const head: PageHead<Contact> = () => ({ title: texts.title })

/** `/udrzba`: without a frame, because the rest of the shop is not available. */
export function Component() {
  const contact = useLoaderData() as Contact
  const tries = useRetry('/')
  return (
    <div className="maintenance wrap">
      <Icon name="breeze" />
      <Logo />
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {contact?.phone && (
        <p>
          {texts.callBefore}
          <a href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}>{phoneText(contact.phone)}</a>
          {contact.openingHours && ` (${contact.openingHours})`}
          {texts.writeBefore}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      )}
      <Link className={buttonClass('action')} to="/" reloadDocument>
        {texts.tryAgain}
      </Link>
      {tries && <p className="quiet">{texts.retrying}</p>}
    </div>
  )
}
