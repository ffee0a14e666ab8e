import type { Branch } from '@vanek/sdk/content'
import { branchLd, breadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { BranchPage } from '../../entities/branch/branch-page.tsx'

/** Title, description and address, with the branch as search engines read it. */
export function head(branch: Branch, env: PageEnv): Head {
  const { title, page_meta: meta, storeBranch } = branch
  const { origin } = env
  const path = `/pobocky/${meta.slug}`
  const description = `${title}, ${storeBranch.street}, ${storeBranch.city}: otevírací doba, telefon a jak k nám.`
  const crumbs = [{ title: 'Pobočky', path: '/pobocky' }, { title }]
  return {
    ...metaHead({ meta, title, description, path }, env),
    ...(import.meta.env.SSR && {
      jsonLd: [breadcrumbLd({ origin, crumbs }), branchLd({ origin, branch, url: origin + path })],
    }),
  }
}

/** `/pobocky/:slug` */
export function Component() {
  return <BranchPage branch={useLoaderData() as Branch} />
}
