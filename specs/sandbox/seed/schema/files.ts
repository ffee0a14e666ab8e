import type { z } from 'zod'
import { article } from './articles.ts'
import { brand, branchesOfTree, equipment, goods, parameters } from './goods.ts'
import { comments, handWritten, reviewWords, wordsOfAll } from './opinions.ts'
import { branches } from './places.ts'

/** What each file below `data` holds; a star stands for every file of a folder. The code takes the types only. */
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
  'magazine/*': article,
}

export type Data = { readonly [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]> }
