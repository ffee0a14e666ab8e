import type { Category } from '../types.ts'
import type { MenuEntry } from './types.ts'

/** The tree of categories as the main menu. */
export function mainMenu(categories: readonly Category[]): readonly MenuEntry[] {
  const below = (parentId: number | null): readonly MenuEntry[] =>
    categories
      .filter((category) => category.parentId === parentId && category.visibleTo === null)
      .map((category) => ({
        id: category.id,
        title: category.title,
        path: `/${category.path}`,
        main: category.level === 1,
        picture: category.picture,
        children: below(category.id),
      }))
  return below(null)
}

const COLUMNS: readonly (readonly [title: string, entries: readonly (readonly [title: string, path: string])[]])[] = [
  [
    'Nakupování',
    [
      ['Jaký ventilátor potřebuji?', '/jaky-ventilator'],
      ['Vše o nákupu', '/vse-o-nakupu'],
      ['Doprava', '/stranka/doprava'],
      ['Platba', '/stranka/platba'],
      ['Jak nakupovat', '/stranka/jak-nakupovat'],
      ['Časté dotazy', '/stranka/caste-dotazy'],
      ['Kde je moje objednávka', '/sledovani-objednavky'],
      ['Změny v objednávce', '/stranka/zmeny-v-objednavce'],
    ],
  ],
  [
    'Když něco nesedí',
    [
      ['Vrácení do 30 dní', '/stranka/vraceni-do-30-dni'],
      ['Reklamace zboží', '/podat-reklamaci'],
      ['Reklamační řád', '/stranka/reklamacni-rad'],
      ['Klientské centrum', '/stranka/klientske-centrum'],
    ],
  ],
  [
    'O Vánku',
    [
      ['O nás', '/stranka/o-nas'],
      ['Pobočky', '/pobocky'],
      ['Magazín', '/clanky'],
      ['Značky', '/znacky'],
      ['Slovník pojmů', '/slovnik-pojmu'],
      ['Kontakt', '/kontakt'],
    ],
  ],
  [
    'Podmínky',
    [
      ['Obchodní podmínky', '/stranka/obchodni-podminky'],
      ['Ochrana osobních údajů', '/stranka/ochrana-osobnich-udaju'],
      ['Osobní údaje pro marketing', '/stranka/ochrana-osobnich-udaju-pro-marketingove-ucely'],
      ['Cookies', '/stranka/cookies'],
      ['Prohlášení o přístupnosti', '/stranka/pristupnost'],
    ],
  ],
]

/** The columns of links at the foot of every page. */
export function footerMenu(): readonly MenuEntry[] {
  return COLUMNS.map(([title, entries], column) => ({
    id: 1000 + column * 100,
    title,
    path: null,
    main: true,
    picture: null,
    children: entries.map(([label, path], order) => ({
      id: 1001 + column * 100 + order,
      title: label,
      path,
      main: false,
      picture: null,
      children: [],
    })),
  }))
}
