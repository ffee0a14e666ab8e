import { wordsOf } from './words.ts'

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

/** Texts or words of a record, by their weight. */
export interface FoundBy {
  /** Its name. */
  readonly named: readonly string[]
  /** Its brand, its categories, its main measures. */
  readonly called: readonly string[]
  /** What is true of it besides. */
  readonly described: readonly string[]
}

/** One line for the database. */
export function searchText({ name, brand, categories, numbers, others }: Findable): string {
  const measures = numbers.flatMap(({ value, unit, main }) =>
    unit === null ? [] : [{ text: `${value} ${unit}`, main }],
  )
  return wordsLine({
    named: [name],
    called: [brand, categories, ...measures.filter(({ main }) => main).map(({ text }) => text)],
    described: [...others, ...measures.filter(({ main }) => !main).map(({ text }) => text)],
  })
}

/** The words of texts as one line; `readSearchText` reads it. */
export function wordsLine({ named, called, described }: FoundBy): string {
  return [named, called, described]
    .map((texts) => [...new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text)))].join(' '))
    .join(PARTS)
}

/** The words of such a line. */
export function readSearchText(line: string): FoundBy {
  const [named = [], called = [], described = []] = line.split(PARTS).map((part) => part.split(' ').filter(Boolean))
  return { named, called, described }
}
