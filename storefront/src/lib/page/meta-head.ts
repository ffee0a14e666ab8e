import * as texts from '#texts/lib/page'
import type { PageMeta } from '@vanek/sdk/content'
import { imageUrl } from '@vanek/sdk/images'
import { toBreadcrumbLd, toRobots } from '@vanek/sdk/seo'
import type { Head, PageEnv } from './env.ts'

/** Breadcrumbs for search engines; for `Head.jsonLd` on the server. */
export const crumbsLd = (
  crumbs: readonly { readonly title: string; readonly to?: string }[],
  { origin }: Pick<PageEnv, 'origin'>,
) =>
  toBreadcrumbLd({
    origin,
    crumbs: [{ title: texts.home, path: '/' }, ...crumbs.map(({ title, to }) => ({ title, path: to }))],
  })

/** The slug of a page in each market that has it, for `Head.params`. */
export const slugsOf = (
  meta: { readonly slugs?: PageMeta['slugs'] | undefined } | null | undefined,
): Readonly<Record<string, string>> => Object.fromEntries((meta?.slugs ?? []).map(({ locale, slug }) => [locale, slug]))

interface MetaHeadParts {
  /** SEO fields of the editors. */
  readonly meta: PageMeta | null | undefined
  /** Fallback while they are empty; the shop's name is appended. */
  readonly title: string
  readonly description?: string | null
  /** Path of the page, with its query if that identifies another page. */
  readonly path: string
}

// the size most link previews use
export const shareStyle = 'style-w1200-h630'

/** The head of a page by editors: their SEO fields first, else the page's own texts. Browsers only use the title. */
export function metaHead({ meta, title, description, path }: MetaHeadParts, { origin }: Pick<PageEnv, 'origin'>): Head {
  const own = meta?.seo_title ? { title: meta.seo_title, whole: true } : { title }
  if (!import.meta.env.SSR) return own
  const text = meta?.seo_description ?? description
  const robots = meta ? toRobots(meta) : undefined
  return {
    ...own,
    canonical: origin + path,
    ...(text && { description: text }),
    ...(robots && { robots }),
    ...(meta?.seo_keywords && { keywords: meta.seo_keywords }),
    ...(meta?.share_image && { image: origin + imageUrl('/cdn', meta.share_image, shareStyle) }),
  }
}
