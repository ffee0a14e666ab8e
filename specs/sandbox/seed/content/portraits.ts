import { slugify } from '../slug.ts'
import { ownData } from './own-data.ts'

/** People who share the portrait of somebody else. */
const PORTRAITS = new Map(
  Object.values(ownData('branch-people'))
    .flat()
    .flatMap((one) => (typeof one === 'string' ? [] : [[one.name, one.portrait] as const])),
)

/** The drawn portrait of an employee. */
export const portraitOf = (name: string): string => `people/${PORTRAITS.get(name) ?? slugify(name)}.svg`
