import { dataOf } from './data.ts'
import { bindShortWords } from './grammar.ts'
import { dayOfSeed } from './dates.ts'
import { randomOf } from './random.ts'
import type { Product } from './types.ts'
import { WORDS } from './words.ts'

/** A question about a product, and the answer of the shop. */
export interface Comment {
  readonly id: number
  readonly productId: number
  readonly author: string
  readonly text: string
  /** Date and time in UTC. */
  readonly created: string
  readonly answer: { readonly author: string; readonly text: string; readonly created: string } | null
}

/** Prefix of a category path, and questions about its products. */
const TALKS = dataOf('comments')

const { askers, answered, nobody } = WORDS.comments

/** Number of comment ids reserved for one product. */
const IDS_EACH = 10

/** Comments on a product, zero to three. Products without reviews have none. */
export function commentsOf({ id, reviews }: Product, path: string): readonly Comment[] {
  const talks = TALKS.find(({ below }) => path.startsWith(below))?.talks ?? []
  if (reviews.length === 0 || talks.length === 0) return []
  const random = randomOf(`comments/${id}`)
  const chosen = random.sample(talks, random.int(0, 3))
  const authors = random.sample(askers, chosen.length)
  return chosen.map(({ question, answer }, at): Comment => {
    const days = random.int(3, 400)
    return {
      id: id * IDS_EACH + at,
      productId: id,
      author: authors[at] ?? nobody,
      text: bindShortWords(question),
      created: `${dayOfSeed(-days)}T${clock(random.int(7, 21), random.int(0, 59))}`,
      answer:
        answer === undefined
          ? null
          : {
              author: random.pick(answered),
              text: bindShortWords(answer),
              created: `${dayOfSeed(random.int(1, 2) - days)}T${clock(random.int(6, 15), random.int(0, 59))}`,
            },
    }
  })
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`
}
