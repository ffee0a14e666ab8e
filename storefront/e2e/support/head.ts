const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** What the document says of itself to whoever shares it. */
export const sharedPictureOf = (html: string) => attribute(html, /<meta property="og:image" content="([^"]*)"/)

/** The address under which the document wants to be found. */
export const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/)

/** What the document tells crawlers. */
export const robotsOf = (html: string) => attribute(html, /<meta name="robots" content="([^"]*)"/)
