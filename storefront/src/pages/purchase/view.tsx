import * as texts from '#texts/pages/purchase'
import {
  branchesPath,
  claimRulesPath,
  customerCentrePath,
  faqPath,
  orderChangesPath,
  paymentMethodsPath,
  privacyPath,
  purchasePath,
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
    title: texts.beforeTitle,
    links: [
      { to: shoppingGuidePath, title: texts.shoppingGuide },
      { to: shippingPath, title: texts.shipping },
      { to: paymentMethodsPath, title: texts.payment },
      { to: branchesPath, title: texts.branches },
    ],
  },
  {
    title: texts.afterTitle,
    links: [
      { to: orderChangesPath, title: texts.orderChanges },
      { to: returnsPath, title: texts.returns },
      { to: claimRulesPath, title: texts.claimRules },
      { to: customerCentrePath, title: texts.customerCentre },
    ],
  },
  {
    title: texts.rulesTitle,
    links: [
      { to: termsPath, title: texts.terms },
      { to: privacyPath, title: texts.privacy },
      { to: faqPath, title: texts.faq },
    ],
  },
]

/** Slug of the section that lists the delivery methods. */
const delivery = 'doprava'

/** Title, description and canonical URL for search engines. */
export const head = (_data: Data, { origin }: PageEnv): Head => ({
  title: texts.title,
  description: texts.description,
  canonical: `${origin}${purchasePath}`,
  ...(import.meta.env.SSR && { jsonLd: [toBreadcrumbLd({ origin, crumbs: [{ title: texts.title }] })] }),
})

/** `/vse-o-nakupu` */
export function Component() {
  const { sections, shippers, fastestShipper } = useLoaderData() as Data
  const links = staticLinks(useTermsPath())
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.title }]} />
      <div className="page wrap purchase">
        <header className="stack gap-1">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
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
