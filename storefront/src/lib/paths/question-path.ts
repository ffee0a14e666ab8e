import { anchors } from '#market/anchors'
import { aboutParam } from '#market/params'
import { contactPath } from '#market/paths'

/** The path of the form for questions about a product. */
export const questionPath = (slug: string): string =>
  `${contactPath}?${aboutParam}=${encodeURIComponent(slug)}#${anchors.write}`
