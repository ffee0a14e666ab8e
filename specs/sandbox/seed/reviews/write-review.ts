import type { Random } from '../random.ts'
import { WORDS } from '../words.ts'
import { GENERAL, type ReviewWords } from './words.ts'

export interface Written {
  readonly text: string | null
  readonly pros: string | null
  readonly cons: string | null
}

/** Quietness of the product, from 0 (loud) to 1 (quiet), derived from its parameters. */
type Quietness = number

/** Writes reviews of one product; each sentence is used at most once. */
export function reviewWriter(random: Random, words: ReviewWords, quietness: Quietness) {
  const quiet = quietness > 0.55
  const loud = quietness < 0.45
  const used = new Set<string>()
  const lists = {
    use: words.uses,
    good: [...words.good, ...(quiet ? (words.sound?.quiet ?? []) : [])],
    weak: [...words.weak, ...(loud ? (words.sound?.loud ?? []) : [])],
    bad: [...words.bad, ...GENERAL.bad],
    general: GENERAL.good,
  }
  const pros = [...words.pros, ...(words.sound && quiet ? [WORDS.reviews.quiet] : [])]
  const cons = [...words.cons, ...(words.sound && loud ? [WORDS.reviews.loud] : [])]

  const pickUnused = (list: keyof typeof lists): string | null => {
    const left = lists[list].filter((one) => !used.has(one))
    if (left.length === 0) return null
    const sentence = random.pick(left)
    used.add(sentence)
    return sentence
  }

  return (rating: number): Written => {
    const plan = random.pick(PLANS[rating] ?? ONLY_BAD)
    const wordy = random.chance(0.66)
    const text = wordy ? plan.flatMap((list) => pickUnused(list) ?? []).join(' ') : ''
    const list = (from: readonly string[], chance: number): string | null =>
      random.chance(wordy ? chance : chance / 3) ? random.sample(from, random.int(1, 2)).join(', ') : null
    return {
      text: text === '' ? null : text,
      pros: list(pros, rating >= 60 ? 0.5 : 0.2),
      cons: list(cons, rating <= 80 ? 0.5 : 0.1),
    }
  }
}

type Part = 'use' | 'good' | 'weak' | 'bad' | 'general'

const ONLY_BAD: readonly (readonly Part[])[] = [['bad'], ['use', 'bad'], ['bad', 'weak']]

/** Order of kinds of sentences, by rating. */
const PLANS: Readonly<Record<number, readonly (readonly Part[])[]>> = {
  100: [['use', 'good'], ['good'], ['good', 'general'], ['use', 'good', 'good'], ['general'], ['good', 'good']],
  80: [['good', 'weak'], ['use', 'good', 'weak'], ['use', 'good'], ['good'], ['general', 'weak']],
  60: [['good', 'weak'], ['use', 'weak'], ['weak'], ['weak', 'weak']],
}
