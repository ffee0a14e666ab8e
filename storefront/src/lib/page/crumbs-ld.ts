import { breadcrumbLd } from '@vanek/sdk/seo'
import type { PageEnv } from './env.ts'

/** The way from the home page as search engines read it; for `Head.jsonLd` on the server. */
export const crumbsLd = (
  crumbs: readonly { readonly title: string; readonly to?: string }[],
  { origin }: Pick<PageEnv, 'origin'>,
) =>
  breadcrumbLd({
    origin,
    crumbs: [{ title: 'Úvod', path: '/' }, ...crumbs.map(({ title, to }) => ({ title, path: to }))],
  })
