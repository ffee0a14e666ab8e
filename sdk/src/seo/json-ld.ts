import type { Article, Branch, GlossaryTerm } from '../content/types.ts'
import { richTextToPlainText } from '../rich-text/plain.ts'
import type { RichTextNode } from '../rich-text/types.ts'
import { ld, part, type JsonLd } from './ld.ts'

/** Postal address of the company, for {@link toOrganizationLd}. Empty texts are left out of the result. */
export interface LdAddress {
  /** Street with house number. */
  readonly street: string
  /** Town. */
  readonly city: string
  /** Postcode. */
  readonly postcode: string
  /** Country as an ISO 3166-1 alpha-2 code, like `US`. */
  readonly countryCode: string
}

const address = ({ street, city, postcode, countryCode }: LdAddress): JsonLd =>
  part('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    postalCode: postcode,
    addressCountry: countryCode,
  })

/** Name and contact of a company, for {@link toOrganizationLd}. */
export interface OrganizationLdInput {
  readonly origin: string
  readonly name: string
  /** Absolute. */
  readonly logo?: string
  readonly phone?: string
  readonly email?: string
  readonly address?: LdAddress
  /** Company id and VAT number. */
  readonly tin?: string
  readonly vatin?: string
}

/**
 * JSON-LD of the company that runs the shop.
 *
 * @param own - Name and contact of the company; `origin` is that of the shop.
 */
export const toOrganizationLd = (own: OrganizationLdInput): JsonLd =>
  ld('Organization', {
    '@id': `${own.origin}/#organization`,
    name: own.name,
    url: `${own.origin}/`,
    logo: own.logo,
    telephone: own.phone,
    email: own.email,
    address: own.address && address(own.address),
    taxID: own.tin,
    vatID: own.vatin,
  })

/** Name, language and search path of a shop, for {@link toWebsiteLd}. */
export interface WebsiteLdInput {
  readonly origin: string
  readonly name: string
  /** Language of the site, like `en`. */
  readonly locale: string
  /** Path of the search page, which takes the query as `q`. */
  readonly searchPath: string
}

/**
 * JSON-LD of the website and its search.
 *
 * @param site - Name, language and search path of the shop.
 */
export const toWebsiteLd = ({ origin, name, locale, searchPath }: WebsiteLdInput): JsonLd =>
  ld('WebSite', {
    name,
    url: `${origin}/`,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })

/** A breadcrumb, for {@link toBreadcrumbLd}. */
export interface BreadcrumbLdInput {
  readonly origin: string
  readonly crumbs: readonly { readonly title: string; readonly path?: string | undefined }[]
}

/**
 * JSON-LD of the breadcrumb, from the home page on.
 *
 * @param trail - The crumbs with paths; the last one may have none.
 * @example
 * ```ts
 * const crumbs = [{ title: 'Home', path: '/' }, { title: 'Fans' }]
 * const json = JSON.stringify(toBreadcrumbLd({ origin: 'https://shop.example', crumbs }))
 * ```
 */
export const toBreadcrumbLd = ({ origin, crumbs }: BreadcrumbLdInput): JsonLd =>
  ld('BreadcrumbList', {
    itemListElement: crumbs.map(({ title, path }, at) =>
      part('ListItem', { position: at + 1, name: title, item: path === undefined ? undefined : origin + path }),
    ),
  })

/** An article and its page, for {@link toArticleLd}. */
export interface ArticleLdInput {
  readonly article: Pick<Article, 'title' | 'perex' | 'date_published'> &
    Partial<Pick<Article, 'article_author_reference' | 'article_category_reference'>>
  readonly url: string
  readonly image?: string | undefined
  readonly origin: string
  /** Name of the shop. */
  readonly publisher: string
  /** Language of the article, like `en`. */
  readonly locale: string
  /** Path of an author's page by its slug; used for authors who have one. */
  readonly authorPath: (slug: string) => string
}

/**
 * JSON-LD of an article.
 *
 * @param page - The article, absolute URLs of the page and its image, and the publisher.
 */
export const toArticleLd = ({ article, url, image, origin, publisher, locale, authorPath }: ArticleLdInput): JsonLd => {
  const author = article.article_author_reference
  return ld('Article', {
    headline: article.title,
    description: article.perex,
    datePublished: article.date_published,
    image,
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    articleSection: article.article_category_reference?.title,
    author: author
      ? part('Person', {
          name: author.title,
          url: author.author_has_page ? origin + authorPath(author.page_meta.slug) : undefined,
        })
      : part('Organization', { name: publisher, url: `${origin}/` }),
    publisher: part('Organization', { '@id': `${origin}/#organization`, name: publisher }),
  })
}

const plain = (text: RichTextNode | string): string => (typeof text === 'string' ? text : richTextToPlainText(text))

/**
 * JSON-LD of frequently asked questions.
 *
 * @param questions - Questions with their answers, as rich text or plain text.
 */
export const toFaqLd = (
  questions: readonly { readonly title: string; readonly content: RichTextNode | string }[],
): JsonLd =>
  ld('FAQPage', {
    mainEntity: questions.map(({ title, content }) =>
      part('Question', { name: title, acceptedAnswer: part('Answer', { text: plain(content) }) }),
    ),
  })

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

// `8:00` must be `08:00`
const time = (value: string): string => value.padStart(5, '0')

/** A branch and its page, for {@link toBranchLd}. */
export interface BranchLdInput {
  readonly branch: Branch
  readonly url: string
  readonly origin: string
  readonly image?: string | undefined
}

/**
 * JSON-LD of a branch, with its address and opening hours.
 *
 * @param page - The branch, and absolute URLs of the page and its image.
 */
export const toBranchLd = ({ branch, url, origin, image }: BranchLdInput): JsonLd =>
  ld('LocalBusiness', {
    '@id': url,
    name: branch.title,
    url,
    image,
    telephone: branch.phone,
    email: branch.email,
    address: address(branch.storeBranch),
    geo: part('GeoCoordinates', { latitude: branch.gps_latitude, longitude: branch.gps_longitude }),
    hasMap: branch.google_map_link,
    parentOrganization: { '@id': `${origin}/#organization` },
    openingHoursSpecification: branch.opening_hours.flatMap(({ day, open, close }) => {
      const dayOfWeek = days[day - 1]
      if (!dayOfWeek || open === null || close === null) return []
      return [part('OpeningHoursSpecification', { dayOfWeek, opens: time(open), closes: time(close) })]
    }),
  })

/** A term and its page, for {@link toDefinedTermLd}. */
export interface DefinedTermLdInput {
  readonly term: Pick<GlossaryTerm, 'title' | 'perex' | 'description'>
  readonly url: string
  /** Absolute address of the glossary. */
  readonly glossaryUrl: string
}

/**
 * JSON-LD of a glossary term.
 *
 * @param page - The term, and absolute URLs of the page and the glossary.
 */
export const toDefinedTermLd = ({ term, url, glossaryUrl }: DefinedTermLdInput): JsonLd =>
  ld('DefinedTerm', {
    name: term.title,
    description: term.perex ?? richTextToPlainText(term.description, 300),
    url,
    inDefinedTermSet: glossaryUrl,
  })
