import { anchors } from '#market/anchors'
import { questions, roomNames } from '#market/adviser'
import { bathroomFans, ductFans, industrialFans } from '#market/categories'
import { adviserPath } from '#market/paths'

/** Address of the result for a usual room. */
export const adviserFor = (room: keyof typeof roomNames): string =>
  `${adviserPath}?${questions.room}=${roomNames[room]}#${anchors.result}`

/** Path of the adviser for a category of fans: bathroom fans link to the result for a bathroom; null for other goods. */
export function adviserOfCategory(path: string): string | null {
  if (path.startsWith(bathroomFans)) return adviserFor('bathroom')
  return path.startsWith(ductFans) || path.startsWith(industrialFans) ? adviserPath : null
}
