import { contactPath } from '#market/paths'
/** The query parameter of the contact page that names a product. */
export const aboutParam = 'vyrobek'

/** The path of the form for questions about a product. */
export const askPath = (slug: string): string => `${contactPath}?${aboutParam}=${encodeURIComponent(slug)}#napiste-nam`
