import type { PurchaseSection } from '@vanek/sdk/content'
import { plural } from '@vanek/sdk/format'
import type { ShipperOffer } from '@vanek/sdk/settings'
import type { ReactNode } from 'react'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Links to the sections of the page, by anchors (B2.30). */
export function SectionLinks({ sections }: { readonly sections: readonly PurchaseSection[] }) {
  return (
    <nav className="purchase-links" aria-label="Na této stránce">
      <ul>
        {sections.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionProps {
  readonly section: PurchaseSection
  /** Content of the section that comes from the shop's settings. */
  readonly children?: ReactNode
}

/** One section: a text, and links to pages with more. */
export function Section({ section: { slug, title, text, links }, children }: SectionProps) {
  return (
    <section className="purchase-section" id={slug} aria-labelledby={`${slug}-nadpis`}>
      <h2 id={`${slug}-nadpis`}>{title}</h2>
      <div className="rich">
        <RichText node={text} under={2} />
      </div>
      {children}
      {links.length > 0 && (
        <ul className="purchase-more">
          {links.map((link) => (
            <li key={`${link.link_type} ${link.link_title ?? ''}`}>
              <ContentLink link={link}>{link.link_title ?? 'Více informací'}</ContentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const DAYS = {
  zero: 'ještě týž den',
  one: 'za {n} pracovní den',
  few: 'za {n} pracovní dny',
  many: 'za {n} pracovních dní',
}

interface DeliveryWaysProps {
  readonly ways: readonly ShipperOffer[]
  readonly fastest: ShipperOffer | null
}

/** The delivery methods with their lowest price and their time, independent of a cart (B3.52). */
export function DeliveryWays({ ways, fastest }: DeliveryWaysProps) {
  return (
    <ul className="rule purchase-ways" aria-label="Způsoby doručení">
      {ways.map(({ id, name, priceFrom, priceFromWithoutTax, deliveryDays }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {id === fastest?.id && (
              <span className="quiet small purchase-days">
                <Icon name="truck" />
                nejrychlejší doručení
              </span>
            )}
          </span>
          <span className="num">
            {priceFrom === 0 ? 'zdarma' : <Amount of={{ withTax: priceFrom, withoutTax: priceFromWithoutTax }} from />}
            <span className="quiet small purchase-days">{plural('cs', deliveryDays, DAYS)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
