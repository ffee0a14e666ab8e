import type { PictureChoice } from '../pictures.ts'
import type { Category, ParameterOption, Product } from '../types.ts'
import { aroundListings, type AroundListing } from './around-listings.ts'
import { articleCategoriesOf } from './article-categories.ts'
import { ARTICLE_AUTHORS, ARTICLE_TAGS, articleListOf } from './article-people.ts'
import { articlesOf } from './articles.ts'
import { branchPages, type BranchPage } from './branch-pages.ts'
import { FAQ } from './faq.ts'
import { filteredTexts, type FilteredText } from './filtered-texts.ts'
import { glossary } from './glossary.ts'
import { homeOf, type Home } from './home.ts'
import { footerMenu, mainMenu } from './menus.ts'
import { movedPaths, type Moved } from './moved.ts'
import { MEASURING } from './page-measuring.ts'
import { aboutPages } from './pages-about.ts'
import { landingPages } from './pages-landing.ts'
import { WRITTEN_PAGES } from './pages-written.ts'
import { SITE } from './site.ts'
import { sourcesOf } from './sources.ts'
import { virtualCategories, type VirtualCategory } from './virtual-categories.ts'
import type {
  Article,
  ArticleAuthor,
  ArticleCategory,
  ArticleListConfiguration,
  ArticleTag,
  FaqQuestion,
  MenuEntry,
  Page,
  Term,
} from './types.ts'

/** Editorial content of the shop. */
export interface Content {
  readonly site: typeof SITE
  readonly home: Home
  readonly menus: { readonly main: readonly MenuEntry[]; readonly footer: readonly MenuEntry[] }
  readonly moved: readonly Moved[]
  readonly pages: readonly Page[]
  readonly articles: readonly Article[]
  readonly articleAuthors: readonly ArticleAuthor[]
  readonly articleCategories: readonly ArticleCategory[]
  readonly articleTags: readonly ArticleTag[]
  readonly articleList: ArticleListConfiguration
  readonly branchPages: readonly BranchPage[]
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
  const articles = articlesOf()
  const sources = sourcesOf(products, categories, pictures)
  return {
    site: SITE,
    home: homeOf(products, categories, pictures),
    menus: { main: mainMenu(categories), footer: footerMenu() },
    moved: movedPaths(
      products,
      articles.map(({ page_meta }) => page_meta.slug),
    ),
    pages: [...WRITTEN_PAGES, ...aboutPages, ...landingPages(sources), MEASURING],
    articles,
    articleAuthors: ARTICLE_AUTHORS,
    articleCategories: articleCategoriesOf(),
    articleTags: ARTICLE_TAGS,
    articleList: articleListOf(),
    branchPages: branchPages(),
    faq: FAQ,
    glossary: glossary(sources),
    virtualCategories: virtualCategories(options),
    filteredTexts: filteredTexts(options),
    aroundListings: aroundListings(categories, pictures),
  }
}
