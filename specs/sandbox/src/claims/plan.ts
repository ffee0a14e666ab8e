import { atPrague, inPrague } from '../clock.ts'
import { addWorkingDays } from '../delivery/days.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import type { Resolution } from './claim.ts'

/** The input of the simulated workshop for a claim. */
export interface PlannableClaim {
  readonly filed: Date
  readonly resolution: Resolution | null
  readonly steps: readonly { readonly state: Shop['ClaimState']; readonly at: string }[]
}

export interface PlannedStep {
  readonly state: 'accepted' | 'settled'
  readonly at: Date
}

const DECISION_DAYS = 2
const SETTLING_DAYS: Readonly<Record<Resolution, number>> = { repair: 6, replacement: 3, discount: 1, money_back: 1 }
const OPENS = '10:00'

/**
 * The next automatic step of a claim and its time; null at its end. Claims are rejected only through the developer
 * tools.
 */
export function nextStep({ filed, resolution, steps }: PlannableClaim): PlannedStep | null {
  const last = steps.at(-1)
  if (last === undefined) return { state: 'accepted', at: inDays(filed, DECISION_DAYS) }
  if (last.state !== 'accepted') return null
  return { state: 'settled', at: inDays(new Date(last.at), SETTLING_DAYS[resolution ?? 'repair']) }
}

const inDays = (from: Date, days: number): Date => atPrague(addWorkingDays(inPrague(from).day, days), OPENS)

/** The default resolution of a claim: the requested one, except that this shop gives no discounts. */
export const usualResolution = (wish: Resolution): Resolution => (wish === 'discount' ? 'replacement' : wish)

/** The text with which a claim is accepted. */
export function acceptance(wish: Resolution, resolution: Resolution): string {
  const what = ACCEPTED[resolution]
  return wish === 'discount' && resolution !== 'discount'
    ? inMarket({ cs: `Závadu jsme uznali. Místo slevy ${what}.`, sk: `Chybu sme uznali. Namiesto zľavy ${what}.` })
    : inMarket({ cs: `Závadu jsme uznali, ${what}.`, sk: `Chybu sme uznali, ${what}.` })
}

const ACCEPTED: Readonly<Record<Resolution, string>> = {
  repair: inMarket({ cs: 'zboží vám opravíme', sk: 'tovar vám opravíme' }),
  replacement: 'pošleme vám nový kus',
  discount: inMarket({ cs: 'část ceny vám vrátíme', sk: 'časť ceny vám vrátime' }),
  money_back: inMarket({ cs: 'peníze vám vrátíme', sk: 'peniaze vám vrátime' }),
}

/** The default text with which a claim is rejected. */
export const REJECTION = inMarket({
  cs: 'Závadu jsme při prohlídce nenašli, proto reklamaci uznat nemůžeme.',
  sk: 'Chybu sme pri prehliadke nenašli, preto reklamáciu uznať nemôžeme.',
})
