import type { PurchaseSection } from '@vanek/sdk/content'
import type { ReactNode } from 'react'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'

/** The ways to the parts of the page, by their anchors (B2.30). */
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

/** One part: an answer, and the pages that tell more. */
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
