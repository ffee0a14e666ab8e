import type { Random } from '../random.ts'
import { WORDS } from '../words.ts'

export interface Author {
  readonly name: string
  readonly gender: 'f' | 'm'
}

const { first: FIRST, family: FAMILY, polite: POLITE } = WORDS.reviews
const INITIALS = WORDS.reviews.initials.split(',')

/** A typical author name: a first name, optionally with an initial, or a full name. */
export function drawAuthor(random: Random, known: Author['gender'] | undefined): Author {
  const drawn = random.chance(0.5) ? 'f' : 'm'
  const gender = known ?? drawn
  const first = random.pick(FIRST[gender].split(','))
  const initial = random.pick(INITIALS)
  const polite = `${POLITE[gender]} ${random.pick(FAMILY[gender].split(','))}`
  const style = random.next()
  if (style < 0.1) return { name: polite, gender }
  return { name: style < 0.4 ? first : `${first} ${initial}.`, gender }
}
