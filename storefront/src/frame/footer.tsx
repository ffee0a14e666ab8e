import * as texts from '#texts/frame'
import { useOverlays, useShop } from '@vanek/react-hooks'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { ContentLink } from '../entities/content/content-link.tsx'
import { useDisplay } from '../entities/price/amount.tsx'
import type { ShellData } from '../entities/shop/load-shell.ts'
import { useHas, useShell } from '../entities/shop/use-shell.ts'
import { NewsletterForm } from '../features/newsletter/newsletter-fields.tsx'
import { displayPath, type DisplayWay, displayWays, wayOf } from '../lib/page/price-display.ts'
import { withdrawalTitle } from '../lib/paths/withdrawal.ts'
import { anchors } from '#market/anchors'
import { withdrawalPath } from '#market/paths'
import { phoneText, postcodeText } from '../lib/texts/format.ts'
import { WithOverlays } from '../lib/visitor/with-overlays.tsx'
import { MarketLinks } from './markets/market-links.tsx'
import { Icon, Logo } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

const labels: Readonly<Record<DisplayWay, string>> = {
  both: texts.pricesBoth,
  with: texts.pricesWith,
  without: texts.pricesWithout,
}

interface DisplayFormProps {
  readonly currencies: readonly { readonly code: string; readonly symbol: string }[]
}

/** Price display and currency (C4.86); a plain form, since another choice reloads the page (C4.87). */
function DisplayForm({ currencies }: DisplayFormProps) {
  const { pathname, search } = useLocation()
  const { code } = useShop().config.currency
  const way = wayOf(useDisplay())
  return (
    <form className="foot-display" method="post" action={displayPath}>
      <input type="hidden" name="back" value={pathname + search} />
      <label>
        {texts.pricesLabel}
        <select name="prices" defaultValue={way}>
          {Object.keys(displayWays).map((each) => (
            <option key={each} value={each}>
              {labels[each as DisplayWay]}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 1 && (
        <label>
          {texts.currencyLabel}
          <select name="currency" defaultValue={code}>
            {currencies.map((each) => (
              <option key={each.code} value={each.code}>
                {`${each.code} (${each.symbol})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit">{texts.apply}</button>
    </form>
  )
}

const Contact = ({ shell: { settings, site } }: { readonly shell: ShellData }) => (
  <div className="foot-contact">
    <Logo />
    <p className="foot-claim">{site.footerText ?? texts.footText}</p>
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
  </div>
)

/** The way to withdraw from a contract, which every page needs. */
function Withdraw() {
  return useHas('withdrawals') && <Link to={withdrawalPath}>{withdrawalTitle}</Link>
}

const Legal = ({ settings: { contact, currencies } }: Pick<ShellData, 'settings'>) => (
  <div className="foot-legal wrap small">
    {contact.company.name && (
      <span>
        {`${contact.company.name}, ${contact.address.street}, ${postcodeText(contact.address.postcode)} ${contact.address.city}${texts.companyIds(contact.company.tin, contact.company.vatin)}`}
      </span>
    )}
    <Withdraw />
    <DisplayForm currencies={currencies} />
    <MarketLinks />
    <WithOverlays>
      <CookieSettings />
    </WithOverlays>
  </div>
)

/** Reopens the cookie banner; editors can link to the same anchor. */
function CookieSettings() {
  const { openConsent } = useOverlays()
  const openBanner = (event: MouseEvent) => {
    event.preventDefault()
    openConsent()
  }
  return (
    <a id={anchors.cookies} href={`#${anchors.cookies}`} data-press="" onClick={openBanner}>
      {texts.cookieSettings}
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
          <nav className="foot-nav" key={group.id} aria-label={group.title}>
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
