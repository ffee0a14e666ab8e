import type { PictureChoice } from '../pictures.ts'
import type { Category, ParameterOption, Product } from '../types.ts'
import { aroundListings, type AroundListing } from './around-listings.ts'
import { articlesOf, ARTICLE_AUTHORS, ARTICLE_CATEGORIES, ARTICLE_TAGS } from './articles.ts'
import { FAQ } from './faq.ts'
import { filteredTexts, type FilteredText } from './filtered-texts.ts'
import { glossary } from './glossary.ts'
import { homeOf, type Home } from './home.ts'
import { footerMenu, mainMenu } from './menus.ts'
import { LEGAL_PAGES } from './pages-legal.ts'
import { placePages } from './pages-places.ts'
import { SHOPPING_PAGES } from './pages-shopping.ts'
import { SITE } from './site.ts'
import { virtualCategories, type VirtualCategory } from './virtual-categories.ts'
import type { Article, FaqQuestion, MenuEntry, NamedPage, Page, Term } from './types.ts'

/** What the editors of the shop wrote. */
export interface Content {
  readonly site: typeof SITE
  readonly home: Home
  readonly menus: { readonly main: readonly MenuEntry[]; readonly footer: readonly MenuEntry[] }
  readonly pages: readonly Page[]
  readonly articles: readonly Article[]
  readonly articleAuthors: readonly NamedPage[]
  readonly articleCategories: readonly NamedPage[]
  readonly articleTags: readonly NamedPage[]
  readonly faq: readonly FaqQuestion[]
  readonly glossary: readonly Term[]
  readonly virtualCategories: readonly VirtualCategory[]
  readonly filteredTexts: readonly FilteredText[]
  readonly aroundListings: readonly AroundListing[]
}

export function contentOf(
  products: readonly Product[],
  categories: readonly Category[],
  pictures: PictureChoice,
  options: readonly ParameterOption[],
): Content {
  return {
    site: SITE,
    home: homeOf(products, categories, pictures),
    menus: { main: mainMenu(categories), footer: footerMenu() },
    pages: [...SHOPPING_PAGES, ...LEGAL_PAGES, ...placePages()],
    articles: articlesOf(pictures),
    articleAuthors: ARTICLE_AUTHORS,
    articleCategories: ARTICLE_CATEGORIES,
    articleTags: ARTICLE_TAGS,
    faq: FAQ,
    glossary: glossary(),
    virtualCategories: virtualCategories(categories, options),
    filteredTexts: filteredTexts(categories, options),
    aroundListings: aroundListings(categories, pictures),
  }
}
