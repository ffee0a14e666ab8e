import * as texts from '#texts/pages/contact'
import { branchesPath, contactPath } from '#market/paths'
import { toBreadcrumbLd } from '@vanek/sdk/seo'
import type { ShopContact } from '@vanek/sdk/settings'
import { Suspense } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { countryName } from '../../entities/address/words.ts'
import { BranchAddress, OpenNow, weekLine } from '../../entities/branch/hours.tsx'
import { useHas, useTheme } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { phoneText, postcodeText } from '../../lib/texts/format.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { ContactAnswer, ContactData } from './data.ts'

/** Phone, e-mail and opening hours. */
function ContactWays({ contact: { phone, email, openingHours } }: { readonly contact: ShopContact }) {
  return (
    <ul className="contact-ways">
      {phone && (
        <li>
          <h2>{texts.phoneLabel}</h2>
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
          <h2>{texts.emailLabel}</h2>
          <div>
            <a className="contact-big" href={`mailto:${email}`}>
              {email}
            </a>
            <p className="quiet small">{texts.answerTime}</p>
          </div>
        </li>
      )}
    </ul>
  )
}

/** Address of the main branch. */
function MainBranch({ branch }: { readonly branch: NonNullable<ContactData['branch']> }) {
  return (
    <section className="contact-part" aria-labelledby="hlavni-prodejna">
      <h2 id="hlavni-prodejna">{texts.mainBranchTitle}</h2>
      <p>
        <Link to={`${branchesPath}/${branch.slug}`}>{branch.title}</Link>
      </p>
      <BranchAddress address={branch.storeBranch} />
      <p className="num">{weekLine(branch.opening_hours)}</p>
      <OpenNow hours={branch.opening_hours} />
      {useHas('branches') && <Link to={branchesPath}>{texts.allBranches}</Link>}
    </section>
  )
}

/** Company details, as required by law. */
function Company({ contact: { company, address } }: { readonly contact: ShopContact }) {
  return (
    <section className="contact-part" aria-labelledby="firma">
      <h2 id="firma">{texts.companyTitle}</h2>
      <p>{company.name}</p>
      <address>
        {address.street}
        <br />
        {postcodeText(address.postcode, address.country_code)} {address.city}
        <br />
        {countryName(address.country_code)}
      </address>
      <p className="num">
        {texts.tin(company.tin)}
        <br />
        {texts.vatin(company.vatin)}
      </p>
      {company.register && <p className="small muted">{company.register}</p>}
    </section>
  )
}

/** Title, description and canonical URL for search engines. */
export const head = (_data: ContactData, { origin }: PageEnv): Head => ({
  title: texts.title,
  description: texts.description,
  canonical: `${origin}${contactPath}`,
  ...(import.meta.env.SSR && { jsonLd: [toBreadcrumbLd({ origin, crumbs: [{ title: texts.title }] })] }),
})

// a plain form until the first interaction
const ContactForm = import.meta.env.SSR
  ? (await import('./contact-form.tsx')).ContactForm
  : later(() => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm), '.contact-form')

/** `/kontakt` */
export function Component() {
  const { contact, branch, about } = useLoaderData() as ContactData
  const posted = useActionData() as ContactAnswer | undefined
  const theme = useTheme('contact')
  const hasForm = useHas('contact-form')
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.title }]} />
      <div className="page wrap contact">
        <header className="stack gap-1">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </header>
        <div className="contact-about">
          <ContactWays contact={contact} />
          {branch && <MainBranch branch={branch} />}
          {theme.company && <Company contact={contact} />}
        </div>
        {theme.form && hasForm && (
          <Suspense>
            <ContactForm posted={posted} about={about} />
          </Suspense>
        )}
      </div>
    </>
  )
}
