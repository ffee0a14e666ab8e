import type { ArticleText } from '../articles.ts'
import { BASICS } from './basics.ts'
import { BATHROOM } from './bathroom.ts'
import { DUCTS } from './ducts.ts'
import { HEALTHY_AIR } from './healthy-air.ts'
import { RECOVERY } from './recovery.ts'
import { SEASONS } from './seasons.ts'
import { SHOPS } from './shops.ts'
import { UPKEEP } from './upkeep.ts'

/** Everything the magazine has. */
export const ARTICLE_TEXTS: readonly ArticleText[] = [
  ...BASICS,
  ...BATHROOM,
  ...RECOVERY,
  ...DUCTS,
  ...UPKEEP,
  ...HEALTHY_AIR,
  ...SEASONS,
  ...SHOPS,
]
