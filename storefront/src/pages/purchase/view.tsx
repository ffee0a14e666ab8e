import { breadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { DeliveryWays } from './delivery-ways.tsx'
import { Section, SectionLinks } from './purchase-sections.tsx'
import { staticLinks } from './static-links.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Data } from './data.ts'
import { Link } from '../../ui/link.tsx'

/** Slug of the section that lists the delivery methods. */
const delivery = 'doprava'

const title = 'Vše o nákupu'

/** Title, description and address for search engines. */
export const head = (_data: Data, { origin }: PageEnv): Head => ({
  title,
  description: 'Doprava, platba, vrácení do 30 dní, reklamace i kontakty: všechno o nákupu na jednom místě.',
  canonical: `${origin}/vse-o-nakupu`,
  ...(import.meta.env.SSR && { jsonLd: [breadcrumbLd({ origin, crumbs: [{ title }] })] }),
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
