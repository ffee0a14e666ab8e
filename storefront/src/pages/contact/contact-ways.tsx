import type { ShopContact } from '@vanek/sdk/settings'
import { phoneText } from '../../lib/texts/phone-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { postcodeText } from '../../lib/texts/postcode-text.ts'
import { countryName } from '../../entities/address/country-name.ts'
import { BranchAddress } from '../../entities/branch/branch-address.tsx'
import { weekLine } from '../../entities/branch/hours/open-hours.ts'
import { OpenNow } from '../../entities/branch/hours/open-now.tsx'
import type { ContactData } from '../../features/contact/load-contact.ts'
import { Link } from '../../ui/link.tsx'

/** Phone, e-mail and when somebody answers. */
export function ContactWays({ contact: { phone, email, openingHours } }: { readonly contact: ShopContact }) {
  return (
    <ul className="contact-ways">
      {phone && (
        <li>
          <Icon name="phone" />
          <div>
            <a className="contact-big num" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
              {phoneText(phone)}
            </a>
            <p className="quiet small">{openingHours}</p>
          </div>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <div>
            <a className="contact-big" href={`mailto:${email}`}>
              {email}
            </a>
            <p className="quiet small">Odpovídáme do druhého pracovního dne</p>
          </div>
        </li>
      )}
    </ul>
  )
}

/** Where to come: the main branch. */
export function MainBranch({ branch }: { readonly branch: NonNullable<ContactData['branch']> }) {
  return (
    <section className="contact-part" aria-labelledby="hlavni-prodejna">
      <h2 id="hlavni-prodejna">Hlavní prodejna</h2>
      <p>
        <Link to={`/pobocky/${branch.slug}`}>{branch.title}</Link>
      </p>
      <BranchAddress address={branch.storeBranch} />
      <p className="num">{weekLine(branch.opening_hours)}</p>
      <OpenNow hours={branch.opening_hours} />
      <Link to="/pobocky">Všechny pobočky</Link>
    </section>
  )
}

/** Who we are, as the law wants it. */
export function Company({ contact: { company, address } }: { readonly contact: ShopContact }) {
  return (
    <section className="contact-part" aria-labelledby="firma">
      <h2 id="firma">Firma</h2>
      <p>{company.name}</p>
      <address>
        {address.street}
        <br />
        {postcodeText(address.postcode, address.country_code)} {address.city}
        <br />
        {countryName(address.country_code)}
      </address>
      <p className="num">
        IČ {company.tin}
        <br />
        DIČ {company.vatin}
      </p>
      {company.register && <p className="small muted">{company.register}</p>}
    </section>
  )
}
