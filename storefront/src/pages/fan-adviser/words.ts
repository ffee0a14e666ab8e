import * as texts from '#texts/pages/fan-adviser'
import { formatNumber } from '@vanek/sdk/format'
import { roomTexts } from '#market/ventilation'
import type { Advice } from './data.ts'

const signs = { decimalPoint: ',', millesimalPoint: ' ' }

/** A number with its unit after a no-break space. */
export const measure = (value: number, unit: string, maxDecimals = 0): string =>
  `${formatNumber(value, signs, { maxDecimals })}\u00a0${unit}`

/** Why the room needs so much air, in one sentence and who says so. */
export function whyText({ room, need: { by, parts, airflow } }: Advice): string {
  const { where, sources } = roomTexts[room]
  const needed = measure(airflow, 'm³/h')
  if (by === 'extract') return `${texts.whyExtract(where, needed)} ${sources.extract}`
  if (by === 'people') return `${texts.whyPeople(where, measure(parts.people, 'm³/h'))} ${sources.people}`
  return `${texts.whyChanges(where, needed)} ${sources.air_changes}`
}
