import * as texts from '#texts/pages/fan-adviser'
import { roomTexts } from '#market/ventilation'
import { measure } from '../../entities/ventilation/measure.ts'
import type { Advice } from './data.ts'

/** Why the room needs so much air, in one sentence with the source of the rule. */
export function reasonText({ room, need: { by, parts, airflow } }: Advice): string {
  const { where, sources } = roomTexts[room]
  const needed = measure(airflow, 'm³/h')
  if (by === 'extract') return `${texts.whyExtract(where, needed)} ${sources.extract}`
  if (by === 'people') return `${texts.whyPeople(where, measure(parts.people, 'm³/h'))} ${sources.people}`
  return `${texts.whyChanges(where, needed)} ${sources.air_changes}`
}
