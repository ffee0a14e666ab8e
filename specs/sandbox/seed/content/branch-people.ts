import type { Branch } from '../branches.ts'
import { slugify } from '../slug.ts'

/** Somebody who works in a branch (B3.37); the people are invented and have no photographs. */
export interface Employee {
  readonly title: string
  readonly position: string
  readonly email: string
  readonly phone: string | null
  readonly photo: null
}

/** By the slug of the branch: the head of the branch first. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  praha: ['Lenka Dvořáková', 'Marek Souček', 'Hana Benešová', 'Filip Ryšavý'],
  kladno: ['Miroslav Kubát', 'Petra Zelenková'],
  'ceske-budejovice': ['Jiří Vondrášek', 'Alena Kolářová', 'Tomáš Bauer'],
  plzen: ['Ivana Hrubá', 'Vojtěch Šimek', 'Radka Tichá'],
  'karlovy-vary': ['Stanislav Mareš', 'Monika Lišková'],
  'usti-nad-labem': ['Zdeněk Karásek', 'Pavla Hošková', 'Ondřej Brož'],
  liberec: ['Kateřina Vítková', 'Jakub Hanuš'],
  'hradec-kralove': ['Roman Šafář', 'Tereza Málková', 'Eva Jeništová'],
  pardubice: ['Martina Bílková', 'Luboš Krejza'],
  jihlava: ['Vlastimil Dolák', 'Soňa Peřinová', 'Ing. Bohumil Kříž'],
  brno: ['Barbora Kaňková', 'David Ondráček', 'Jitka Svobodníková', 'Libor Mach'],
  olomouc: ['Rostislav Navrátil', 'Klára Zedníčková'],
  zlin: ['Dagmar Hrabalová', 'Patrik Gajdoš'],
  ostrava: ['Karel Moravec', 'Zuzana Wojnarová', 'Michal Cigánek'],
}

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
    photo: null,
  }))
}
