import type { Head } from '../../src/lib/page/env.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { jsonForHtml } from './state-script.ts'

export interface Site {
  /** Without a trailing slash. */
  readonly origin: string
  readonly locale: string
}

const territories: Readonly<Record<string, string>> = { cs: 'cs_CZ', sk: 'sk_SK', de: 'de_DE', en: 'en_GB' }

const named = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : ''
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : ''

/** The picture of a shared page: its own, else that of the shop. */
const pictureOf = ({ image }: Head, { origin }: Site) => {
  if (image === undefined) return `${origin}/share.png`
  return URL.canParse(image) ? image : origin + image
}

/** The description of a page for search engines and social networks. */
export function headTags(head: Head, site: Site): string {
  const {
    title,
    description,
    canonical,
    robots,
    keywords,
    alternates = [],
    price,
    type = price ? 'product' : 'website',
    jsonLd = [],
    refreshSeconds,
  } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('keywords', keywords),
    named('robots', robots),
    refreshSeconds ? `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>` : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    head.feed ? `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(head.feed)}">` : '',
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    property('og:type', type),
    property('og:site_name', head.siteName),
    property('og:locale', territories[site.locale]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', pictureOf(head, site)),
    ...(price
      ? [
          property('product:price:amount', String(price.amount)),
          property('product:price:currency', price.currencyCode),
          property('product:availability', price.available ? 'in stock' : 'out of stock'),
        ]
      : []),
    named('twitter:card', 'summary_large_image'),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${jsonForHtml(thing)}</script>`),
  ].join('')
}
