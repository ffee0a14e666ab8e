import { escapeHtml } from '../http/escape-html.ts'

/** An address of the shop that search engines should know. */
export interface Entry {
  /** With a leading slash. */
  readonly path: string
  /** Date of the last change, with or without a time. */
  readonly updated?: string | undefined
  /** Paths of pictures on the page. */
  readonly images?: readonly string[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

// an invalid date would make the whole file invalid
const lastmod = (updated: string | undefined) =>
  updated === undefined || Number.isNaN(Date.parse(updated))
    ? ''
    : `<lastmod>${new Date(updated).toISOString()}</lastmod>`

const locOf = (origin: string, path: string) => escapeHtml(encodeURI(origin + path))

const pictureTags = (origin: string, images: readonly string[]) =>
  images.map((path) => `<image:image><image:loc>${locOf(origin, path)}</image:loc></image:image>`).join('')

/** A sitemap of at most 50 000 addresses, with their pictures. */
export function sitemapXml(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(
    ({ path, updated, images = [] }) =>
      `<url><loc>${locOf(origin, path)}</loc>${lastmod(updated)}${pictureTags(origin, images)}</url>`,
  )
  return `${declaration}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">${urls.join('')}</urlset>`
}

/** The list of sitemaps. */
export const sitemapIndexXml = (origin: string, paths: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="${namespace}">${paths
    .map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`)
    .join('')}</sitemapindex>`
