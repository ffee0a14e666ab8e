import { slugify } from '../slug.ts'
import { ownData } from './own-data.ts'

/** Portraits of people who have that of somebody else. */
const PORTRAITS = new Map(
  Object.values(ownData('branch-people'))
    .flat()
    .flatMap((one) => (typeof one === 'string' ? [] : [[one.name, one.portrait] as const])),
)

/** The drawn portrait of somebody who works in a branch. */
export const portraitOf = (name: string): string => `people/${PORTRAITS.get(name) ?? slugify(name)}.svg`
