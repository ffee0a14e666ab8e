import type { Branch } from '@vanek/sdk/content'
import type { ReactNode } from 'react'
import { ContentLink } from '../content/content-link.tsx'
import { Embed } from './embed.tsx'

interface Fact {
  readonly title: string
  readonly text: ReactNode
}

const factsOf = (branch: Branch): readonly Fact[] => [
  ...(branch.public_transportation_accessibility
    ? [{ title: 'Hromadnou dopravou', text: branch.public_transportation_accessibility }]
    : []),
  ...(branch.car_accessibility ? [{ title: 'Autem', text: branch.car_accessibility }] : []),
  { title: 'Platba', text: branch.pay_with_card ? 'Hotově i kartou' : 'Jen hotově' },
]

/** How to get to a branch, how to pay there, and what it does (B3.35). */
export function BranchFacts({ branch }: { readonly branch: Branch }) {
  const { services } = branch
  return (
    <>
      <dl className="branch-facts">
        {factsOf(branch).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {services.length > 0 && (
        <>
          <h2>Co tu pro vás uděláme</h2>
          <ul className="branch-services">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Third-party content: a tour and a map are embedded on request, everything else is a link (B3.34, B3.36). */
export function BranchLinks({ branch }: { readonly branch: Branch }) {
  const links = [
    [branch.branch_map_iframe ? null : branch.google_map_link, 'Ukázat na mapě'],
    [branch.review_link, 'Hodnocení prodejny'],
  ].filter((link): link is [string, string] => Boolean(link[0]))
  const embeds = [
    [branch.branch_map_iframe, 'Ukázat na mapě', 'Mapa'],
    [branch.branch_360_iframe, 'Projít si prodejnu', 'Prohlídka prodejny'],
  ].filter((embed): embed is [string, string, string] => Boolean(embed[0]))
  if (links.length + embeds.length === 0) return null
  return (
    <ul className="branch-links">
      {embeds.map(([src, title, name]) => (
        <li key={title}>
          <Embed src={src} title={title} name={name} />
        </li>
      ))}
      {links.map(([href, title]) => (
        <li key={title}>
          <ContentLink link={href} className="btn btn-outline">
            {title}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
