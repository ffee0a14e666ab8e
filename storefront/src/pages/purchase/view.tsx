import {
  branchesPath,
  claimRulesPath,
  customerCentrePath,
  faqPath,
  orderChangesPath,
  paymentMethodsPath,
  privacyPath,
  returnsPath,
  shippingPath,
  shoppingGuidePath,
} from '#market/paths'
import { toBreadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Data } from './data.ts'
import { DeliveryWays, Section, SectionLinks } from './sections.tsx'

interface StaticLink {
  readonly to: string
  readonly title: string
}

interface StaticLinks {
  readonly title: string
  readonly links: readonly StaticLink[]
}

/** The pages about buying that every shop has (B2.26, B2.27, B2.29), grouped by purpose; the path of the terms is a setting. */
const staticLinks = (termsPath: string): readonly StaticLinks[] => [
  {
    title: 'Než objednáte',
    links: [
      { to: shoppingGuidePath, title: 'Jak nakupovat' },
      { to: shippingPath, title: 'Doprava' },
      { to: paymentMethodsPath, title: 'Platba' },
      { to: branchesPath, title: 'Pobočky' },
    ],
  },
  {
    title: 'Když už máte objednáno',
    links: [
      { to: orderChangesPath, title: 'Změny v objednávce' },
      { to: returnsPath, title: 'Vrácení do 30 dní' },
      { to: claimRulesPath, title: 'Reklamační řád' },
      { to: customerCentrePath, title: 'Klientské centrum' },
    ],
  },
  {
    title: 'Co platí',
    links: [
      { to: termsPath, title: 'Obchodní podmínky' },
      { to: privacyPath, title: 'Ochrana osobních údajů' },
      { to: faqPath, title: 'Časté dotazy' },
    ],
  },
]

/** Slug of the section that lists the delivery methods. */
const delivery = 'doprava'

const title = 'Vše o nákupu'

/** Title, description and canonical URL for search engines. */
export const head = (_data: Data, { origin }: PageEnv): Head => ({
  title,
  description: 'Doprava, platba, vrácení do 30 dní, reklamace i kontakty: všechno o nákupu na jednom místě.',
  canonical: `${origin}/vse-o-nakupu`,
  ...(import.meta.env.SSR && { jsonLd: [toBreadcrumbLd({ origin, crumbs: [{ title }] })] }),
})

/** `/vse-o-nakupu` */
export function Component() {
  const { sections, shippers, fastestShipper } = useLoaderData() as Data
  const links = staticLinks(useTermsPath())
  return (
    <>
      <Breadcrumb crumbs={[{ title }]} />
      <div className="page wrap purchase">
        <header className="stack gap-1">
          <h1>{title}</h1>
          <p className="lead">Od výběru přes dopravu až po to, kdyby něco nesedělo.</p>
        </header>
        {sections.length > 0 && <SectionLinks sections={sections} />}
        <div className="purchase-sections">
          {sections.map((section) => (
            <Section section={section} key={section.slug}>
              {section.slug === delivery && <DeliveryWays ways={shippers} fastest={fastestShipper} />}
            </Section>
          ))}
        </div>
        <div className="purchase-pages">
          {links.map((group) => (
            <nav className="panel" aria-label={group.title} key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map(({ to, title: name }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </>
  )
}
