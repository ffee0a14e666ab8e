import { dataOf } from '../data.ts'
import type { Branch } from '../branches.ts'
import { slugify } from '../slug.ts'
import type { ContentPicture } from './types.ts'

/** Somebody who works in a branch (B3.37); the people are invented and have drawn portraits. */
export interface Employee {
  readonly title: string
  readonly position: string
  readonly email: string
  readonly phone: string | null
  readonly photo: ContentPicture
}

const PEOPLE = dataOf('branch-people')
const POSITIONS = ['Vedoucí prodejny', 'Technický poradce', 'Prodej a výdej objednávek', 'Příjem reklamací']
const OWN_POSITIONS: Readonly<Record<string, string>> = {
  'Tereza Málková': 'Projektantka větrání',
  'Ing. Bohumil Kříž': 'Měření hluku a průtoku',
  'Petra Zelenková': 'Technická poradkyně',
  'Alena Kolářová': 'Technická poradkyně',
  'Pavla Hošková': 'Technická poradkyně',
  'Monika Lišková': 'Technická poradkyně',
  'Soňa Peřinová': 'Technická poradkyně',
  'Klára Zedníčková': 'Technická poradkyně',
  'Zuzana Wojnarová': 'Technická poradkyně',
}

export function employeesOf({ slug, phone }: Branch): readonly Employee[] {
  return (PEOPLE[slug] ?? []).map((title, at) => ({
    title,
    position: OWN_POSITIONS[title] ?? POSITIONS[at] ?? 'Poradce',
    email: `${slugify(title.replace(/^Ing\. /, '')).replace('-', '.')}@vanek.test`,
    phone: at === 0 ? phone : null,
    photo: { file: `people/${slugify(title)}.svg`, alt: '' },
  }))
}
