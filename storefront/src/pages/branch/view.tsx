import * as texts from '#texts/pages/branch'
import { branchesPath } from '#market/paths'
import { useShop } from '@vanek/react-hooks'
import type { Branch } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { toBranchLd, toBreadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { BranchAddress, dayNames, type Hours, hoursOf, OpenNow, useToday } from '../../entities/branch/hours.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { phoneText } from '../../lib/texts/format.ts'
import { initialsOf } from '../../lib/texts/initials.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { BranchFacts, BranchLinks } from './facts.tsx'

/** The staff of a branch and their contacts (B3.37). */
function BranchPeople({ people }: { readonly people: Branch['employees'] }) {
  const { cdn } = useShop().config.endpoints
  if (people.length === 0) return null
  return (
    <section aria-labelledby="lide">
      <h2 id="lide">{texts.peopleTitle}</h2>
      <ul className="people">
        {people.map(({ title, position, email, phone, photo }) => (
          <li key={title}>
            {photo ? (
              <Image sources={imageSources(cdn, photo, 'style-w64-h64-crop')} alt="" />
            ) : (
              <span className="initials" aria-hidden="true">
                {initialsOf(title)}
              </span>
            )}
            <div>
              <b>{title}</b>
              {position && <p className="quiet small">{position}</p>}
              {phone && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phoneText(phone)}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opening hours day by day. Today is marked only in the browser: the page of the server is cached. */
function HoursTable({ hours }: { readonly hours: Hours }) {
  const today = useToday()
  return (
    <table className="hours num">
      <caption className="hide">{texts.hoursCaption}</caption>
      <tbody>
        {hours.map((day) => (
          <tr key={day.day} aria-current={day.day === today ? 'date' : undefined}>
            <th scope="row">{dayNames[day.day - 1]}</th>
            <td>{hoursOf(day) ?? texts.closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reach({ branch: { phone, email } }: { readonly branch: Branch }) {
  return (
    <p className="branch-reach">
      {phone && (
        <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>
          <Icon name="phone" />
          {phoneText(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </p>
  )
}

/** One branch: opening hours, location, services and staff (B2.21). */
function BranchPage({ branch }: { readonly branch: Branch }) {
  const { title, region, opening_hours: hours, branch_is_primary: primary, storeBranch, main_image: image } = branch
  const { cdn } = useShop().config.endpoints
  const theme = useTheme('branch_detail')
  const others = branch.images.filter(({ path }) => path !== image?.path)
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.branches, to: branchesPath }, { title }]} />
      <article className="page wrap branch-page">
        <header className="stack gap-1">
          <h1>{title}</h1>
          <p className="quiet row">
            {region} {primary && <span className="tag">{texts.mainBranch}</span>}
          </p>
        </header>
        <aside className="panel branch-card" aria-label={texts.cardLabel}>
          <BranchAddress address={storeBranch} />
          <Reach branch={branch} />
          <OpenNow hours={hours} />
          {theme.opening_hours && <HoursTable hours={hours} />}
        </aside>
        <div className="stack gap-3 branch-about">
          {image && (
            <ul className="branch-pictures" aria-label={texts.picturesLabel}>
              <li className="stage">
                <Image sources={imageSources(cdn, image, 'style-w960-h480-crop')} alt={image.alt} eager="first" />
              </li>
              {others.map((each) => (
                <li className="stage" key={each.path}>
                  <Image sources={imageSources(cdn, each, 'style-w720-h540')} alt={each.alt} />
                </li>
              ))}
            </ul>
          )}
          {branch.description.content && (
            <div className="rich">
              <RichText node={branch.description} />
            </div>
          )}
          {theme.map && <BranchLinks branch={branch} />}
          <BranchFacts branch={branch} />
          <BranchPeople people={branch.employees} />
        </div>
      </article>
    </>
  )
}

/** Title, description and canonical URL, with structured data of the branch for search engines. */
export function head(branch: Branch, env: PageEnv): Head {
  const { title, page_meta: meta, storeBranch } = branch
  const { origin } = env
  const path = `${branchesPath}/${meta.slug}`
  const description = texts.description(title, storeBranch.street, storeBranch.city)
  const crumbs = [{ title: texts.branches, path: branchesPath }, { title }]
  return {
    ...metaHead({ meta, title, description, path }, env),
    ...(import.meta.env.SSR && {
      jsonLd: [toBreadcrumbLd({ origin, crumbs }), toBranchLd({ origin, branch, url: origin + path })],
    }),
  }
}

/** `/pobocky/:slug` */
export function Component() {
  return <BranchPage branch={useLoaderData() as Branch} />
}
