import { homeCountry, inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { companyParts as cs } from './company-parts.cs.ts'
import { companyParts as sk } from './company-parts.sk.ts'

const { names, trades, forms, streets, towns, numbers } = inMarket({ cs, sk })

const KNOWN = /^[1-8]\d{7}$/

/** Whether the eighth digit is the correct check digit. */
function isRight(tin: string): boolean {
  const sum = tin
    .slice(0, 7)
    .split('')
    .reduce((all, digit, at) => all + Number(digit) * (8 - at), 0)
  return tin[7] === String((11 - (sum % 11)) % 10)
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], seed: number): T => list[seed % list.length] as T

/** A fictional company generated from its number; undefined for numbers without a company. */
export function fictionalCompany(tin: string): Shop['Company'] | undefined {
  if (!KNOWN.test(tin) || !isRight(tin)) return undefined
  const seed = Number(tin.slice(0, 7))
  const [city, postcode] = pick(towns, seed)
  return {
    tin,
    ...numbers(tin, seed % 4 !== 0),
    business_name: `${pick(names, seed)} ${pick(trades, seed)}, ${pick(forms, seed)}`,
    address: { street: `${pick(streets, seed)} ${(seed % 90) + 1}`, city, postcode, country_code: homeCountry },
    active: true,
  }
}
