import { plainText } from '../text.ts'
import type { BranchRow } from './branches.ts'

export interface Place {
  readonly lat: number
  readonly lng: number
}

type Findable = Pick<BranchRow, 'id' | 'city' | 'search_text' | 'latitude' | 'longitude'>

const SPACED_POSTCODE = /\b(\d{3})\s(\d{2})\b/g

/** Branches that match every word of a query; nearest first if a place is given, otherwise best match first. */
export function findBranches<Branch extends Findable>(all: readonly Branch[], text: string, near?: Place): Branch[] {
  const words = plainText(text.replaceAll(SPACED_POSTCODE, '$1$2')).split(' ').filter(Boolean)
  const found = all.filter(({ search_text }) => words.every((word) => search_text.includes(word)))
  const rank = near
    ? (branch: Branch): number => distance(near, { lat: branch.latitude, lng: branch.longitude })
    : (branch: Branch): number => -likeness(branch, words)
  return found
    .map((branch) => ({ branch, rank: rank(branch) }))
    .sort((one, two) => one.rank - two.rank || one.branch.id - two.branch.id)
    .map(({ branch }) => branch)
}

/** Score of a branch: matches in the town count more than words in the rest of its search text. */
function likeness({ city, search_text }: Findable, words: readonly string[]): number {
  const town = plainText(city)
  const whole = words.length > 0 && town === words.join(' ') ? 100 : 0
  const points = (word: string): number =>
    town.startsWith(word) ? 10 : town.includes(word) ? 5 : ` ${search_text}`.includes(` ${word}`) ? 1 : 0
  return words.reduce((sum, word) => sum + points(word), whole)
}

const EARTH_KM = 6371

/** Straight-line distance in kilometres. */
export function distance(one: Place, two: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(two.lat - one.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(two.lat)) * half(two.lng - one.lng)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
