import { inMarket } from '../../src/market.ts'
import type { Branch } from '../branches.ts'
import { slugify } from '../slug.ts'
import { portraitOf } from './portraits.ts'
import { branches as cs } from './texts/branches.cs.ts'
import { branches as sk } from './texts/branches.sk.ts'
import type { ContentPicture } from './types.ts'
import { ownData } from './own-data.ts'

/** An employee of a branch (B3.37); the people are fictional and have drawn portraits. */
export interface Employee {
  readonly title: string
  readonly position: string
  readonly email: string
  readonly phone: string | null
  readonly photo: ContentPicture
}

const PEOPLE = ownData('branch-people')
const { positions, anyPosition, ownPositions, mailHost } = inMarket({ cs, sk })

export function employeesOf({ slug, phone }: Branch): readonly Employee[] {
  return (PEOPLE[slug] ?? []).map((person, at) => {
    const title = typeof person === 'string' ? person : person.name
    return {
      title,
      position: ownPositions[title] ?? positions[at] ?? anyPosition,
      email: `${slugify(title.replace(/^Ing\. /, '')).replace('-', '.')}@${mailHost}`,
      phone: at === 0 ? phone : null,
      photo: { file: portraitOf(title), alt: '' },
    }
  })
}
