import { wordsOf } from './words.ts'

/** The searchable texts of a product, without codes, which are looked up in the database. */
export interface Findable {
  readonly name: string
  readonly brand: string
  /** Titles of its category and its ancestors. */
  readonly categories: string
  readonly numbers: readonly { readonly value: number; readonly unit: string | null; readonly main: boolean }[]
  /** Values of other parameters, names of equipment, labels. */
  readonly others: readonly string[]
}

const PARTS = '|'

/** Texts or words of a record, by weight. */
export interface FoundBy {
  /** Name. */
  readonly named: readonly string[]
  /** Brand, categories and main dimensions. */
  readonly called: readonly string[]
  /** Other texts. */
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

/** Encodes the words of texts as one line for `readSearchText`. */
export function wordsLine({ named, called, described }: FoundBy): string {
  return [named, called, described]
    .map((texts) => [...new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text)))].join(' '))
    .join(PARTS)
}

/** Decodes such a line. */
export function readSearchText(line: string): FoundBy {
  const [named = [], called = [], described = []] = line.split(PARTS).map((part) => part.split(' ').filter(Boolean))
  return { named, called, described }
}
