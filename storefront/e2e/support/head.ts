const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** The document's Open Graph image. */
export const sharedPictureOf = (html: string) => attribute(html, /<meta property="og:image" content="([^"]*)"/)

/** The document's canonical URL. */
export const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/)

/** The document's robots directives. */
export const robotsOf = (html: string) => attribute(html, /<meta name="robots" content="([^"]*)"/)

/** The document's title, or its description. */
export const titleOf = (html: string) => attribute(html, /<title>([^<]*)</)
export const descriptionOf = (html: string) => attribute(html, /<meta name="description" content="([^"]*)"/)

/** An Open Graph property of the document, such as `og:type`. */
export const propertyOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta property="${name}" content="([^"]*)"`))

interface StructuredData {
  readonly '@type': string
  readonly [name: string]: unknown
}

/** Structured data of the document: the objects of each script element. */
export const structuredDataOf = (html: string): readonly (readonly StructuredData[])[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    [JSON.parse(json) as StructuredData | StructuredData[]].flat(),
  )

/** The objects of the script element that describes a product; empty if there is none. */
export const productDataOf = (html: string): readonly StructuredData[] =>
  structuredDataOf(html).find(([first]) => first?.['@type'].startsWith('Product')) ?? []
