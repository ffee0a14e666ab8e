import type { z } from 'zod'
import { article } from './articles.ts'
import * as content from './content.ts'
import { brand, branchesOfTree, equipment, goods, parameters } from './goods.ts'
import { comments, handWritten, reviewWords, wordsOfAll } from './opinions.ts'
import { branches, branchPeople, pickupPlaces } from './places.ts'
import { payments } from './selling.ts'

/** Schemas of the files below `data`; a star means every file of a folder. The code uses only the types. */
export const schemas = {
  'brands/*': brand,
  categories: branchesOfTree,
  'goods/*': goods,
  equipment,
  parameters,
  'reviews/words/*': reviewWords,
  'reviews/words-of-all': wordsOfAll,
  'reviews/hand-written': handWritten,
  comments,
  branches,
  'branch-people': branchPeople,
  'pickup-places': pickupPlaces,
  payments,
  'magazine/*': article,
  'article-categories': content.articleCategories,
  'pages/shopping': content.pages,
  'pages/legal': content.pages,
  questions: content.questions,
  'home/selling-points': content.sellingPoints,
  'home/info-boxes': content.infoBoxes,
  'home/banners': content.homeBanners,
  'listings/small-banners': content.smallBanners,
  'listings/banners': content.listingBanners,
  'listings/chosen-values': content.chosenValues,
  'virtual-categories': content.virtualCategories,
  'value-texts': content.valueTexts,
  'glossary/terms': content.terms,
  'glossary/links': content.termLinks,
}

export type Data = { readonly [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]> }
