import { distance } from 'fastest-levenshtein'
import { inMarket } from '../market.ts'
import { ERROR, VALID, verdict, type Check } from './verdict.ts'

/** Common mail domains. */
const USUAL = [
  ...['seznam.cz', 'email.cz', 'post.cz', 'centrum.cz', 'centrum.sk', 'volny.cz', 'atlas.cz', 'atlas.sk', 'tiscali.cz'],
  ...inMarket({ cs: [], sk: ['post.sk', 'pobox.sk', 'orangemail.sk'] }),
  ...['azet.sk', 'zoznam.sk', 'gmail.com', 'outlook.com', 'outlook.cz', 'hotmail.com', 'icloud.com', 'yahoo.com'],
]
/** Providers with a single domain, so that another ending is a typo. */
const SINGLE = ['seznam.cz', 'gmail.com', 'icloud.com', ...inMarket({ cs: [], sk: ['azet.sk', 'zoznam.sk'] })]
/** In shorter names a typo cannot be distinguished from another name. */
const LEAST_LENGTH = 5
const MAX_MISTAKES = 2

const SHAPE = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?<domain>[^@\s]+)$/u
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

/** Whether the domain can receive mail. */
export const checkEmail: Check = ({ value }) => {
  const text = value.trim()
  const domain = SHAPE.exec(text)?.groups?.['domain']?.toLowerCase()
  if (domain === undefined) return ERROR
  const meant = correctedDomain(domain)
  const corrected = meant === undefined ? null : text.slice(0, -domain.length) + meant
  if (!DOMAIN.test(domain)) return verdict('error', corrected)
  if (corrected !== null) return verdict('warning', corrected)
  // the domain has no mail servers
  return domain.endsWith('.invalid') ? verdict('unknown') : VALID
}

/** The common domain that was probably meant; none if the domain is common itself or resembles none. */
function correctedDomain(domain: string): string | undefined {
  if (USUAL.includes(domain)) return undefined
  const [name = ''] = domain.split('.')
  const single = SINGLE.find((usual) => usual.startsWith(`${name}.`))
  if (single !== undefined) return single
  const near = USUAL.filter((usual) => nameOf(usual).length >= LEAST_LENGTH)
    .map((usual) => ({ usual, apart: distance(domain, usual) }))
    .sort((one, other) => one.apart - other.apart)[0]
  return near !== undefined && near.apart <= mistakesIn(domain, near.usual) ? near.usual : undefined
}

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'))

/** One wrong letter, or two swapped ones. */
function mistakesIn(domain: string, usual: string): number {
  const letters = (text: string): string => text.split('').sort().join('')
  return letters(domain) === letters(usual) ? MAX_MISTAKES : 1
}
