import * as texts from '#texts/pages/purchase'
import type { PurchaseSection } from '@vanek/sdk/content'
import type { ShipperOffer } from '@vanek/sdk/settings'
import type { ReactNode } from 'react'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Links to the sections of the page, by anchors (B2.30). */
export function SectionLinks({ sections }: { readonly sections: readonly PurchaseSection[] }) {
  return (
    <nav className="purchase-links" aria-label={texts.sectionsLabel}>
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
              <ContentLink link={link}>{link.link_title ?? texts.more}</ContentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DeliveryWaysProps {
  readonly ways: readonly ShipperOffer[]
  readonly fastest: ShipperOffer | null
}

/** The delivery methods with their lowest price and their time, independent of a cart (B3.52). */
export function DeliveryWays({ ways, fastest }: DeliveryWaysProps) {
  return (
    <ul className="rule purchase-ways" aria-label={texts.waysLabel}>
      {ways.map(({ id, name, priceFrom, priceFromWithoutTax, deliveryDays }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {id === fastest?.id && (
              <span className="quiet small purchase-days">
                <Icon name="truck" />
                {texts.fastest}
              </span>
            )}
          </span>
          <span className="num">
            {priceFrom === 0 ? (
              texts.free
            ) : (
              <Amount of={{ withTax: priceFrom, withoutTax: priceFromWithoutTax }} from />
            )}
            <span className="quiet small purchase-days">{texts.days(deliveryDays)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
