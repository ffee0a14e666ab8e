import { measure, wordsOf } from './words.ts'

/** What a product can be found by. Codes are not in it: they are looked up in the database. */
export interface Findable {
  readonly name: string
  readonly brand: string
  /** Titles of its category and of those above. */
  readonly categories: string
  readonly numbers: readonly { readonly value: number; readonly unit: string | null; readonly main: boolean }[]
  /** Values of other parameters, names of equipment, labels. */
  readonly others: readonly string[]
}

const PARTS = '|'

/** The words of a product by how much they say of it. */
export interface FoundBy {
  /** Words of its name. */
  readonly named: readonly string[]
  /** Its brand, its categories, its main measures. */
  readonly called: readonly string[]
  /** What is true of it besides. */
  readonly said: readonly string[]
}

/** One line for the database. */
export function searchText({ name, brand, categories, numbers, others }: Findable): string {
  const named = new Set(wordsIn([name]))
  const called = new Set(wordsIn([brand, categories]))
  const said = new Set(wordsIn(others))
  for (const { value, unit, main } of numbers) if (unit !== null) (main ? called : said).add(measure(value, unit))
  return [named, called, said].map((words) => [...words].join(' ')).join(PARTS)
}

/** The words of such a line. */
export function readSearchText(line: string): FoundBy {
  const [named = [], called = [], said = []] = line.split(PARTS).map((part) => part.split(' ').filter(Boolean))
  return { named, called, said }
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => wordsOf(text).map((word) => word.text))
}
