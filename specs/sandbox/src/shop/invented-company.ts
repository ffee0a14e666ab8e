import type { Shop } from '../wire.ts'

const NAMES = ['Větrák', 'Průvan', 'Komín', 'Jasan', 'Modřín', 'Kamenec', 'Studánka', 'Horizont', 'Kolovrat', 'Lípa']
const TRADES = ['stavby', 'montáže', 'obchod', 'projekce', 'servis', 'výroba', 'instalace']
const FORMS = ['s. r. o.', 'a. s.', 'v. o. s.']
const STREETS = ['Lipová', 'Nádražní', 'Dlouhá', 'Průmyslová', 'Školní', 'Husova', 'Komenského']
const TOWNS = [
  ['Praha 8', '18000'],
  ['Brno', '60200'],
  ['Ostrava', '70200'],
  ['Plzeň', '30100'],
  ['Olomouc', '77900'],
  ['Jihlava', '58601'],
] as const

const KNOWN = /^[1-8]\d{7}$/

/** Whether the eighth digit is the one that the rule of the register makes of the others. */
function isRight(tin: string): boolean {
  const sum = tin
    .slice(0, 7)
    .split('')
    .reduce((all, digit, at) => all + Number(digit) * (8 - at), 0)
  return tin[7] === String((11 - (sum % 11)) % 10)
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], seed: number): T => list[seed % list.length] as T

/** A company made of its number, always the same; undefined where the register knows none. */
export function inventedCompany(tin: string): Shop['Company'] | undefined {
  if (!KNOWN.test(tin) || !isRight(tin)) return undefined
  const seed = Number(tin.slice(0, 7))
  const [city, postcode] = pick(TOWNS, seed)
  return {
    tin,
    vatin: seed % 4 === 0 ? null : `CZ${tin}`,
    business_name: `${pick(NAMES, seed)} ${pick(TRADES, seed)}, ${pick(FORMS, seed)}`,
    address: { street: `${pick(STREETS, seed)} ${(seed % 90) + 1}`, city, postcode, country_code: 'CZE' },
    active: true,
  }
}
