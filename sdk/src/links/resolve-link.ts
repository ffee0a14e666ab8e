import { buildPath } from './build-path.ts'
import { resolveHref } from './resolve-href.ts'
import type { LinkRoute, Routes } from './routes.ts'
import type { ContentLink, LocalizedSlug, ResolvedLink } from './types.ts'

/** Paths of the shop, and language and origin of the page that shows a link, for {@link resolveLink}. */
export interface LinkContext {
  /** Paths of the shop. */
  readonly routes: Routes<LinkRoute>
  /** Language of the page, like `en` or `de`. */
  readonly locale: string
  /**
   * Language of the slug to use when the target has none in `locale`.
   *
   * @defaultValue the default language of the routes
   */
  readonly fallbackLocale?: string
  /**
   * Origin of the shop, like `https://www.shop.test`. Absolute addresses of it become paths; without it they are
   * external.
   */
  readonly origin?: string
}

const slugOf = (slugs: readonly LocalizedSlug[] | undefined, context: LinkContext): string | undefined => {
  const { locale, routes, fallbackLocale = routes.defaultLocale } = context
  const of = (wanted: string) => slugs?.find((own) => own.locale === wanted)?.slug.replace(/^\/+|\/+$/g, '')
  return of(locale) || of(fallbackLocale) || undefined
}

const articleCategory = (slug: string, { routes, locale }: LinkContext): string => {
  const [parent = '', child] = slug.split('/')
  return child
    ? buildPath(routes, 'articleList-slug-child', { slug: parent, child }, { locale })
    : buildPath(routes, 'articleList-slug', { slug: parent }, { locale })
}

function addressOf(link: ContentLink, context: LinkContext): string | null | undefined {
  const { routes, locale } = context
  const at = (slugs: readonly LocalizedSlug[] | undefined, path: (slug: string) => string) => {
    const slug = slugOf(slugs, context)
    return slug && path(slug)
  }
  const listing = (slug: string) => buildPath(routes, 'catchAll-slug', { slug }, { locale })
  switch (link.link_type) {
    case 'category':
      return at(link.category_link, listing)
    case 'virtual_category':
      return at(link.virtual_category_link, listing)
    case 'article_category':
      return at(link.article_category_link, (slug) => articleCategory(slug, context))
    case 'article_tag':
      return at(link.article_tag_link, (slug) => buildPath(routes, 'articleTag-slug', { slug }, { locale }))
    case 'custom':
      return link.custom_link
    case 'path':
      return link.path && /^[^/#?:]+(?:[/#?]|$)/.test(link.path) ? `/${link.path}` : link.path
    default:
      return null
  }
}

/**
 * Resolves a link of the content service: to the rewritten address of its target in this language if there is one,
 * otherwise by its kind.
 *
 * @param link - The link.
 * @param context - Language, routes and origin of the shop.
 * @returns null if there is no safe target.
 */
export function resolveLink(link: ContentLink, context: LinkContext): ResolvedLink | null {
  const rewrite = (link.url_rewrite ?? []).find((own) => own.locale === context.locale)?.slug
  const address = rewrite ? `/${rewrite.replace(/^\/+/, '')}` : addressOf(link, context)
  const found = resolveHref(address, {
    ...(context.origin !== undefined && { origin: context.origin }),
    newTab: link.link_target_blank === true,
  })
  // a path of the shop cannot lead out of it
  if (!found || (link.link_type === 'path' && found.external)) return null
  return link.link_title ? { ...found, title: link.link_title } : found
}
