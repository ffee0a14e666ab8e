import { breadcrumbLd } from '@vanek/sdk/seo'
import { Suspense } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { later } from '../../lib/browser/later.tsx'
import { useTheme } from '../../entities/shop/use-theme.ts'
import type { ContactAnswer } from '../../features/contact/contact-answer.ts'
import { Company, ContactWays, MainBranch } from './contact-ways.tsx'
import type { ContactData } from '../../features/contact/load-contact.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

const title = 'Kontakt'

/** Title, description and address for search engines. */
export const head = (_data: ContactData, { origin }: PageEnv): Head => ({
  title,
  description: 'Zavolejte, napište, nebo se zastavte. Poradíme s výběrem ventilátoru i s objednávkou.',
  canonical: `${origin}/kontakt`,
  ...(import.meta.env.SSR && { jsonLd: [breadcrumbLd({ origin, crumbs: [{ title }] })] }),
})

// a form of the page itself until somebody comes near it
const ContactForm = import.meta.env.SSR
  ? (await import('../../features/contact/contact-form.tsx')).ContactForm
  : later(() => import('../../features/contact/contact-form.tsx').then(({ ContactForm }) => ContactForm))

/** `/kontakt` */
export function Component() {
  const { contact, branch, about } = useLoaderData() as ContactData
  const posted = useActionData() as ContactAnswer | undefined
  const theme = useTheme('contact')
  return (
    <>
      <Breadcrumb crumbs={[{ title }]} />
      <div className="page wrap contact">
        <header className="stack gap-1">
          <h1>{title}</h1>
          <p className="lead">Zavolejte, napište, nebo se zastavte. Poradíme s výběrem i s objednávkou.</p>
        </header>
        <div className="contact-about">
          <ContactWays contact={contact} />
          {branch && <MainBranch branch={branch} />}
          {theme.company && <Company contact={contact} />}
        </div>
        {theme.form && (
          <Suspense>
            <ContactForm posted={posted} about={about} />
          </Suspense>
        )}
      </div>
    </>
  )
}
