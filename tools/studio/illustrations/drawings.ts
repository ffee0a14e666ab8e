import { bathroom } from './articles/bathroom.ts'
import { ducts } from './articles/ducts.ts'
import { health } from './articles/health.ts'
import { recovery } from './articles/recovery.ts'
import { seasons } from './articles/seasons.ts'
import { SECTIONS } from './sections.ts'
import { TOPS } from './wide.ts'

/** What is drawn by name, by the folder where it lies: articles by the names of their data files without the day. */
export const DRAWINGS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  articles: { ...bathroom, ...ducts, ...health, ...recovery, ...seasons },
  sections: SECTIONS,
  pages: TOPS,
}
