const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** The document's Open Graph image. */
export const sharedPictureOf = (html: string) => attribute(html, /<meta property="og:image" content="([^"]*)"/)

/** The document's canonical URL. */
export const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/)

/** The document's robots directives. */
export const robotsOf = (html: string) => attribute(html, /<meta name="robots" content="([^"]*)"/)
