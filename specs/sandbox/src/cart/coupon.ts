import { inPrague } from '../clock.ts'
import type { RefusalCode } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import { toMajor, type Haler } from '../money.ts'
import { inCurrency, type Currency } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { CouponRow } from './load.ts'

export interface CouponFault {
  readonly code: RefusalCode & `coupon_${string}`
  /** The message for the shopper. */
  readonly title: string
}

/** Why a coupon cannot be used for goods of this price in this currency; null when it can. */
export function couponFault(coupon: CouponRow, goods: Haler, currency: Currency, now: Date): CouponFault | null {
  const { valid_until: until, uses_left: left } = coupon
  const minimum = inCurrency(coupon.minimum, currency)
  if (until !== null && inPrague(now).day > until)
    return {
      code: 'coupon_expired',
      title: inMarket({
        cs: `Platnost kupónu skončila ${czechDay(until)}.`,
        sk: `Platnosť kupónu sa skončila ${czechDay(until)}.`,
      }),
    }
  if (left === 0)
    return {
      code: 'coupon_used_up',
      title: inMarket({
        cs: 'Kupón už je vyčerpaný, byl jen pro omezený počet objednávek.',
        sk: 'Kupón je už vyčerpaný, bol len pre obmedzený počet objednávok.',
      }),
    }
  if (goods < minimum) {
    const [all, missing] = [minimum, minimum - goods].map((amount) => money(toMajor(amount), currency))
    return {
      code: 'coupon_minimum',
      title: inMarket({
        cs: `Kupón platí pro nákup od ${all} s DPH. Do té částky vám chybí ${missing} s DPH.`,
        sk: `Kupón platí pre nákup od ${all} s DPH. Do tejto sumy vám chýba ${missing} s DPH.`,
      }),
    }
  }
  return null
}

/** A date like `2026-11-20` in Czech format. */
function czechDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}.\u00a0${month}.\u00a0${year}`
}
