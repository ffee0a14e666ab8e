import { czechIn } from '../../../specs/sandbox/test/support/czech.ts'
import { language } from './market.ts'
import { isPhrase, isText, type Pair, seedPairs, shopPairs, writtenPairs } from './pairs.ts'

const isCzech = language === 'cs'
const pairs = isCzech ? [] : await shopPairs()
const written = isCzech ? [] : await writtenPairs()

// takes a second to read
let seeded: readonly Pair<string>[] | undefined
const fromSeed = () => (seeded ??= seedPairs())

/** Collapses whitespace and removes the final full stop. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')

/** Sentences or clauses of texts that have the same number of them in both languages. */
const partsOf = (all: readonly Pair<string>[], end: RegExp): readonly Pair<string>[] =>
  all.flatMap(({ czech, slovak, at }) => {
    const [own, other] = [plain(czech).split(end), plain(slovak).split(end)]
    return own.length > 1 && own.length === other.length
      ? own.map((part, place) => ({ czech: part, slovak: other[place] ?? '', at }))
      : []
  })
const sentence = /(?<=[.?!:])\s/
const clause = /(?<! prosím)[,.:?!] (?!prosím)| a /

type Found = Pick<Pair<string>, 'slovak' | 'at'>

const exactMatches = (czech: string, all: readonly Pair<string>[]): readonly Found[] =>
  all.filter((pair) => plain(pair.czech) === czech)

const render = (phrase: Pair<(...values: unknown[]) => unknown>['czech'], values: readonly unknown[]): string => {
  try {
    const text = phrase(...values)
    return typeof text === 'string' ? text : ''
  } catch {
    return ''
  }
}

/** Phrases with the numbers of a text, such as `3 kusy`. */
function ofNumbers(czech: string, all: readonly Pair[]): readonly Found[] {
  const numbers = (czech.match(/\d+/g) ?? []).map(Number)
  if (numbers.length === 0) return []
  return all
    .filter(isPhrase)
    .filter((pair) => pair.czech.length === numbers.length && plain(render(pair.czech, numbers)) === czech)
    .map((pair) => ({ slovak: render(pair.slovak, numbers), at: pair.at }))
}

// stand for a name in a phrase
const marks = ['\uE000', '\uE001', '\uE002']
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Phrases with names, such as `V košíku je teď Zefýr 30.`; the one with the most words of its own wins. */
function ofNames(czech: string, all: readonly Pair[]): readonly Found[] {
  const found = all.filter(isPhrase).flatMap(({ czech: phrase, slovak, at }) => {
    const own = marks.slice(0, phrase.length)
    const text = plain(render(phrase, own))
    const words = text.replaceAll(/[^\p{L}]/gu, '').length
    if (words < 3 || own.some((mark) => text.split(mark).length !== 2)) return []
    const order = [...text.matchAll(/[\uE000-\uE002]/g)].map(([mark]) => marks.indexOf(mark))
    const match = new RegExp(`^${escaped(text).replaceAll(/[\uE000-\uE002]/g, '(.+)')}$`).exec(czech)
    if (!match) return []
    const names = own.map((_, place) => match[order.indexOf(place) + 1])
    const other = render(slovak, names)
    // the matched name is part of a Czech sentence
    return czechIn(other.replaceAll(/\p{Lu}[^\s.]*/gu, 'N')).length > 0 ? [] : [{ slovak: other, at, words }]
  })
  const most = Math.max(0, ...found.map(({ words }) => words))
  return found.filter(({ words }) => words === most)
}

function lookUp(czech: string, at: string): string {
  // texts of the shop come before those of the seed and of mails
  const looks = [
    () => exactMatches(czech, pairs.filter(isText)),
    () => exactMatches(czech, fromSeed()),
    ...[pairs, written].flatMap((all) => [
      () => exactMatches(czech, all.filter(isText)),
      () => ofNumbers(czech, all),
      () => exactMatches(czech, partsOf(all.filter(isText), sentence)),
      () => exactMatches(czech, partsOf(all.filter(isText), clause)),
      () => ofNames(czech, all),
    ]),
  ]
  for (const look of looks) {
    const found = look().filter((one) => one.at.includes(at))
    const [first, ...others] = [...new Set(found.map(({ slovak }) => plain(slovak)))]
    if (first === undefined) continue
    if (others.length === 0) return first
    const places = found.map(({ slovak, at: place }) => `\n  ${plain(slovak)} (${place})`)
    throw new Error(`"${czech}" has several translations; name a part of the place of one:${places.join('')}`)
  }
  const [, label, remark] = /^(.+) (\(.+\))$/.exec(czech) ?? []
  if (label !== undefined && remark !== undefined) return `${lookUp(label, at)} ${lookUp(remark, '')}`
  throw new Error(`No text of the shop is "${czech}"; it must be a whole one, or a whole sentence or clause of one`)
}

/**
 * A text of the shop or its seed in the language of the tested market. Tests give the whole Czech text, and a part of
 * its place if the same Czech text has several translations.
 */
export function label(czech: string, at = ''): string {
  if (isCzech) return czech
  const end = czech.endsWith('.') ? '.' : ''
  return lookUp(plain(czech), at) + end
}

/** The same at the beginning of a name. */
export const begins = (czech: string, at = ''): RegExp => new RegExp(`^${escaped(label(czech, at))}`)
