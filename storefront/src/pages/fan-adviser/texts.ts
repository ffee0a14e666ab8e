import { formatNumber } from '@vanek/sdk/format'
import type { FanReason, VentilationPart } from '@vanek/sdk/ventilation'
import { rooms } from '#market/ventilation'
import type { Advice } from './data.ts'

const signs = { decimalPoint: ',', millesimalPoint: ' ' }

/** A number with its unit after a no-break space. */
export const measure = (value: number, unit: string, maxDecimals = 0): string =>
  `${formatNumber(value, signs, { maxDecimals })}\u00a0${unit}`

/** Why a fan is offered. */
export const reasonTexts: Readonly<Record<FanReason, string>> = {
  cheapest: 'Nejlevnější, který to zvládne',
  quietest: 'Nejtišší',
  economical: 'Nejúspornější',
  reserve: 'S největší rezervou',
  alternative: 'Další dobrá volba',
}

/** What a part is good for. */
export const partTexts: Readonly<Record<VentilationPart, { readonly title: string; readonly why: string }>> = {
  duct: { title: 'Potrubí', why: 'Vede vzduch od ventilátoru ven.' },
  elbow: { title: 'Kolena', why: 'Na každý ohyb pevného potrubí jedno.' },
  damper: { title: 'Zpětná klapka', why: 'Když ventilátor stojí, netáhne z něj chlad ani pachy.' },
  grille: { title: 'Mřížka na fasádu', why: 'Pustí ven vzduch, dovnitř ne déšť a hmyz.' },
  cowl: { title: 'Hlavice na střechu', why: 'Kryje potrubí před deštěm. Vybere ji pokrývač podle krytiny.' },
  hygrostat: { title: 'Hygrostat', why: 'Zapne ventilátor, když stoupne vlhkost. Zapojí ho elektrikář.' },
}

/** Why the room needs so much air, in one sentence and who says so. */
export function whyText({ room, need: { by, parts, airflow } }: Advice): string {
  const { where, sources } = rooms[room]
  const needed = measure(airflow, 'm³/h')
  if (by === 'extract') return `Když ${where} odsáváte, má to být ${needed}. ${sources.extract}`
  if (by === 'people') return `Lidé ${where} potřebují ${measure(parts.people, 'm³/h')}. ${sources.people}`
  return `Aby se ${where} vyměnilo dost vzduchu, je potřeba ${needed}. ${sources.air_changes}`
}
