import { brandBySlug } from './brands.ts'
import type { LeafSpec } from './categories/spec.ts'
import { FIRST_GUEST } from './guests.ts'
import type { Brand } from './types.ts'

const EDITIONS = ['', ' Plus', ' Komfort', ' Extra', ' Klasik', ' Forte', ' Prima', ' Duo', ' Nova'] as const
const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

function roman(value: number): string {
  let left = value
  let text = ''
  for (const [amount, sign] of NUMERALS) {
    while (left >= amount) {
      text += sign
      left -= amount
    }
  }
  return text
}

export interface Identity {
  readonly brand: Brand
  /** "Tichý", "Tichý Plus", or a type number like "KTO-16". */
  readonly series: string
}

/**
 * The brand and series of the nth product of a category. The pair is unique for every n: when all series names are used,
 * they repeat as Plus, Komfort..., and then as II, III...
 */
export function identityOf(leaf: LeafSpec, leafOrder: number, ordinal: number): Identity {
  const isGuest = ordinal >= FIRST_GUEST
  const brands = (isGuest ? (leaf.guests ?? []) : leaf.brands).map(brandBySlug)
  const place = isGuest ? ordinal - FIRST_GUEST : ordinal
  const brand = brands[place % brands.length]
  if (brand === undefined) throw new RangeError(`${leaf.slug} has no brands.`)
  const turn = Math.floor(place / brands.length)
  if (leaf.naming === 'number') {
    const letters = `${brand.code.charAt(0)}${leaf.code}`
    return { brand, series: `${letters}-${12 + 4 * turn}` }
  }
  const name = brand.series[(turn + leafOrder * 3) % brand.series.length] ?? ''
  const edition = Math.floor(turn / brand.series.length)
  const generation = Math.floor(edition / EDITIONS.length)
  const suffix = EDITIONS[edition % EDITIONS.length] ?? ''
  return { brand, series: `${name}${suffix}${generation === 0 ? '' : ` ${roman(generation + 1)}`}` }
}

export interface NameParts {
  readonly identity: Identity
  /** The size, if all variants share it. */
  readonly size: string | null
  readonly extra: string | null
  readonly suffix: string
  /** A colour, if it is not the usual one and all variants share it. */
  readonly colour: string | null
}

/** The name of a product: kind, brand, series and distinguishing parameters. */
export function productName(leaf: LeafSpec, parts: NameParts): string {
  const head = `${leaf.noun} ${parts.identity.brand.title} ${parts.identity.series}`
  if (leaf.naming === 'number') {
    const first = leaf.named === 'filterClass' && parts.extra !== null ? ` ${parts.extra}` : ''
    const length = leaf.named === 'length' ? parts.extra : null
    const size = parts.size === null ? null : `${parts.size} ${leaf.sizeUnit}`
    return [head + first, size, length, parts.colour].filter((part) => part !== null).join(', ') + parts.suffix
  }
  const size = parts.size === null ? '' : ` ${parts.size}${leaf.sizeUnit === 'cm' ? ' cm' : ''}`
  return head + size + parts.suffix + (parts.colour === null ? '' : `, ${parts.colour}`)
}
