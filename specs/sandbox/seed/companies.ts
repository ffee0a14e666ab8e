import { inMarket } from '../src/market.ts'
import { rows as cs } from './companies.cs.ts'
import { rows as sk } from './companies.sk.ts'
import { inventedDic } from './dic.ts'

/** The Slovak demo firm. */
export const DEMO_FIRM = { tin: '12345679', dic: '2020123457' } as const

/** A fictional company of the business register. */
export interface Company {
  readonly tin: string
  /** Every Slovak company has one; VAT payers also have `ICDPH`. */
  readonly vatin: string | null
  readonly ICDPH?: string | null
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly active: boolean
}

export type Row = readonly [
  first7: string,
  name: string,
  street: string,
  city: string,
  postcode: string,
  paysVat: boolean,
]

const ROWS = inMarket({ cs, sk })

/** The check digit: weights 8 to 2, by the rule of the Czech and the Slovak register. */
function checkDigit(first7: string): number {
  const sum = first7.split('').reduce((all, digit, at) => all + Number(digit) * (8 - at), 0)
  return (11 - (sum % 11)) % 10
}

/** The first number belongs to the company of the demo customer and is used in examples. */
const dicOf = (tin: string): string => (tin === DEMO_FIRM.tin ? DEMO_FIRM.dic : inventedDic(tin))

export const COMPANIES: readonly Company[] = ROWS.map(([first7, name, street, city, postcode, paysVat]) => {
  const tin = `${first7}${checkDigit(first7)}`
  const active = !/v likvid[aá]ci/.test(name)
  const numbers = inMarket({
    cs: { vatin: paysVat ? `CZ${tin}` : null },
    sk: { vatin: dicOf(tin), ICDPH: paysVat ? `SK${dicOf(tin)}` : null },
  })
  return { tin, ...numbers, name, street, city, postcode, active }
})
