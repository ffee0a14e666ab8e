import type { Database } from '../db/transaction.ts'
import { noNamedVariants } from '../listing/shown.ts'
import { addBit, emptyBits, type Bits } from './bits.ts'
import { variantsByCode } from './codes.ts'
import { answerOf, type Answer } from './answer.ts'
import { createMatcher, type Fit } from './match.ts'
import { codeIn, queryParts } from './query-parts.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { shoppersWords, synonyms } from './synonyms.ts'
import { readTextIndexes, type TextIndexes } from './texts.ts'
import type { SearchEngine } from './types.ts'
import { createFollowers, createWordForms } from './word-forms.ts'
import { createWordIndex } from './word-index.ts'
import type { Word } from './words.ts'

const AT_ONCE = 10_000
const MEMO_SIZE = 200

interface Loaded {
  /** Product ids in bestselling order. */
  readonly ids: Int32Array
  readonly places: ReadonlyMap<number, number>
  readonly fitOf: (part: Word) => Fit
  /** Positions that only some customer groups may see. */
  readonly reserved: ReadonlyMap<string, Bits>
  readonly texts: TextIndexes
  readonly spelling: Spelling
}

/** In-memory search over data from the database; only codes are looked up in the database. */
export function createSearchEngine(database: Database): SearchEngine {
  let loading: Promise<Loaded> | undefined
  const loaded = (): Promise<Loaded> => (loading ??= load(database))

  async function ask(
    query: string,
    mayNotSee: (loaded: Loaded) => Bits[],
    whole = false,
  ): Promise<{ answer: Answer; ids: Int32Array }> {
    const catalogue = await loaded()
    const { ids, places, fitOf } = catalogue
    const parts = queryParts(query)
    const code = codeIn(query)
    const byCode = code === undefined ? [] : [...(await variantsByCode(database.q, code)).keys()]
    const ahead = byCode.flatMap((id) => places.get(id) ?? [])
    return {
      answer: answerOf(parts.map(fitOf), {
        size: ids.length,
        ahead,
        hidden: mayNotSee(catalogue),
        // a code matches only products with it, not those that merely contain the same number
        whole: whole || (code !== undefined && !query.trim().includes(' ')),
      }),
      ids,
    }
  }

  return {
    async productIds(query) {
      const { answer, ids } = await ask(query, () => [])
      return answer.first(Number.POSITIVE_INFINITY).map((place) => ids[place] ?? 0)
    },
    async find(query, limit, groups) {
      const { answer, ids } = await ask(query, hiddenFrom(groups))
      return { ids: answer.first(limit).map((place) => ids[place] ?? 0), total: answer.total }
    },
    async fits(query, groups) {
      const { answer } = await ask(query, hiddenFrom(groups), true)
      return answer.total > 0
    },
    async named(query) {
      const code = codeIn(query)
      return code === undefined ? noNamedVariants : variantsByCode(database.q, code)
    },
    spelling: async () => (await loaded()).spelling,
    texts: async () => (await loaded()).texts,
    async refresh() {
      loading = undefined
      await loaded()
    },
  }
}

const hiddenFrom =
  (groups: readonly string[]) =>
  ({ reserved }: Loaded): Bits[] =>
    [...reserved].flatMap(([group, places]) => (groups.includes(group) ? [] : [places]))

async function load({ q }: Database): Promise<Loaded> {
  const rows: { id: number; name: string; popularity: number; search_text: string; visible_to: string | null }[] = []
  for (;;) {
    const more = await q
      .selectFrom('products')
      .select(['id', 'name', 'popularity', 'search_text', 'visible_to'])
      .where('id', '>', rows.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    rows.push(...more)
    if (more.length < AT_ONCE) break
  }
  rows.sort((a, b) => b.popularity - a.popularity || a.id - b.id)
  const meanings = synonyms()
  const index = createWordIndex(rows.map((row) => row.search_text))
  const texts = await readTextIndexes(q, meanings)
  const spelling = createSpelling({
    vocabulary: index.vocabulary,
    names: createWordForms(rows.map(({ name }) => name)),
    texts: createWordForms([...texts.written, ...shoppersWords]),
    followers: createFollowers([...rows.map(({ name }) => name), ...texts.written]),
    synonyms: meanings,
  })
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    places: new Map(rows.map(({ id }, place) => [id, place])),
    fitOf: memoize(createMatcher(index, meanings)),
    reserved: reservedIn(rows),
    texts,
    spelling,
  }
}

function reservedIn(rows: readonly { readonly visible_to: string | null }[]): Map<string, Bits> {
  const reserved = new Map<string, Bits>()
  for (const [place, { visible_to }] of rows.entries()) {
    if (visible_to === null) continue
    const bits = reserved.get(visible_to) ?? emptyBits(rows.length)
    addBit(bits, place)
    reserved.set(visible_to, bits)
  }
  return reserved
}

/** Memoizes the latest results, because the same words are searched often. */
function memoize(work: (part: Word) => Fit): (part: Word) => Fit {
  const known = new Map<string, Fit>()
  return (part) => {
    const key = `${part.text}${part.measure ? '#' : ''}`
    const fit = known.get(key) ?? work(part)
    known.delete(key)
    known.set(key, fit)
    if (known.size > MEMO_SIZE) known.delete(known.keys().next().value ?? '')
    return fit
  }
}
