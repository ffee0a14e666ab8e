import type { Data } from '../schema/files.ts'
import { bullets, doc, picture, quote, steps, table, type RichNode } from './rich-text.ts'

export type Part = Data['magazine/*']['parts'][number]

function nodeOf(part: Part): RichNode | string {
  if (typeof part === 'string') return part
  if ('bullets' in part) return bullets(...part.bullets)
  if ('steps' in part) return steps(...part.steps)
  if ('quote' in part) return quote(part.quote)
  if ('table' in part) return table(part.table)
  return picture(part.picture, part.alt)
}

export const nodesOf = (parts: readonly Part[]): readonly (RichNode | string)[] => parts.map(nodeOf)

/** Converts a text of a data file to rich text. */
export const written = (parts: readonly Part[]): RichNode => doc(...nodesOf(parts))
