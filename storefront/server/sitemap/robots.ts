/** What is for one visitor, or the same page again in another order: nothing that a search should find. */
const closed = [
  ...['/api/', '/services/', '/kosik', '/prihlasit', '/porovnat', '/hledat', '/aktivovat', '/odber-novinek'],
  ...['/sledovani-objednavky', '/objednavka'],
]

/**
 * What crawlers are asked to leave alone, and where the sitemap is. Pages of text and pictures under `/content/upload`
 * and `/cdn` may be read.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Disallow: /content/',
    'Allow: /content/upload/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
