import { inMarket } from '../../src/market.ts'
import type { Category } from '../types.ts'
import { pagePath, screen } from './addresses.ts'
import { menus as cs } from './texts/menus.cs.ts'
import { menus as sk } from './texts/menus.sk.ts'
import type { MenuEntry } from './types.ts'

const texts = inMarket({ cs, sk })

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

type Entry = readonly [title: string, path: string]

const COLUMNS: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
  [
    texts.shopping,
    [
      [texts.picker, screen('picker')],
      [texts.purchase, screen('purchase')],
      [texts.delivery, pagePath('doprava')],
      [texts.payment, pagePath('platba')],
      [texts.howToBuy, pagePath('jak-nakupovat')],
      [texts.questions, pagePath('caste-dotazy')],
      [texts.tracking, screen('tracking')],
      [texts.changes, pagePath('zmeny-v-objednavce')],
    ],
  ],
  [
    texts.trouble,
    [
      [texts.returns, pagePath('vraceni-do-30-dni')],
      [texts.claim, screen('claim')],
      [texts.claimRules, pagePath('reklamacni-rad')],
      [texts.help, pagePath('klientske-centrum')],
    ],
  ],
  [
    texts.shop,
    [
      [texts.about, pagePath('o-nas')],
      [texts.branches, screen('branches')],
      [texts.magazine, screen('articles')],
      [texts.brands, screen('brands')],
      [texts.glossary, screen('glossary')],
      [texts.contact, screen('contact')],
    ],
  ],
  [
    texts.conditions,
    [
      [texts.terms, pagePath('obchodni-podminky')],
      [texts.privacy, pagePath('ochrana-osobnich-udaju')],
      [texts.marketing, pagePath('ochrana-osobnich-udaju-pro-marketingove-ucely')],
      [texts.cookies, pagePath('cookies')],
      [texts.accessibility, pagePath('pristupnost')],
    ],
  ],
]

/** Columns of links in the footer. */
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
