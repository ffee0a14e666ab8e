import { escapeHtml } from '../http/escape-html.ts'

/** An address of the shop that search engines should know. */
export interface Entry {
  /** With a leading slash. */
  readonly path: string
  /** Date of the last change, with or without a time. */
  readonly updated?: string | undefined
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

// an invalid date would make the whole file invalid
const lastmod = (updated: string | undefined) =>
  updated === undefined || Number.isNaN(Date.parse(updated))
    ? ''
    : `<lastmod>${new Date(updated).toISOString()}</lastmod>`

/** A sitemap of at most 50 000 addresses. */
export const sitemapXml = (origin: string, entries: readonly Entry[]): string =>
  `${declaration}<urlset xmlns="${namespace}">${entries
    .map(({ path, updated }) => `<url><loc>${escapeHtml(encodeURI(origin + path))}</loc>${lastmod(updated)}</url>`)
    .join('')}</urlset>`

/** The list of sitemaps. */
export const sitemapIndexXml = (origin: string, paths: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="${namespace}">${paths
    .map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`)
    .join('')}</sitemapindex>`
