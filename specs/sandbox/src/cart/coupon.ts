import { inPrague } from '../clock.ts'
import type { RefusalCode } from '../http/errors.ts'
import { toMajor, type Haler } from '../money.ts'
import { crowns } from '../text.ts'
import type { CouponRow } from './load.ts'

export interface CouponFault {
  readonly code: RefusalCode & `coupon_${string}`
  /** A sentence for the shopper. */
  readonly title: string
}

/** Why a coupon cannot be used for goods of this price; null when it can. */
export function couponFault(coupon: CouponRow, goods: Haler, now: Date): CouponFault | null {
  const { valid_until: until, uses_left: left, minimum } = coupon
  if (until !== null && inPrague(now).day > until)
    return { code: 'coupon_expired', title: `Platnost kupónu skončila ${czechDay(until)}.` }
  if (left === 0)
    return { code: 'coupon_used_up', title: 'Kupón už je vyčerpaný, byl jen pro omezený počet objednávek.' }
  if (goods < minimum) {
    const [all, missing] = [minimum, minimum - goods].map((amount) => crowns(toMajor(amount)))
    return { code: 'coupon_minimum', title: `Kupón platí pro nákup od ${all}. Do té částky vám chybí ${missing}.` }
  }
  return null
}

/** `2026-11-20` as Czech writes it. */
function czechDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}.\u00a0${month}.\u00a0${year}`
}
