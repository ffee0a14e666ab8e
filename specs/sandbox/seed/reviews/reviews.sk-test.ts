import { describe, expect, it } from 'vitest'
import { assortment } from '../assortment.ts'
import { WORDS } from '../words.ts'

const reviews = [...assortment().products()].flatMap((product) => product.reviews)
const texts = reviews.flatMap(({ text }) => (text === null ? [] : [text]))

/** Whether the name of an author has that gender. */
const isOf = (gender: 'f' | 'm', author: string): boolean => {
  const { first, polite } = WORDS.reviews
  return author.startsWith(`${polite[gender]} `) || first[gender].split(',').includes(author.split(' ')[0] ?? '')
}

describe('the Slovak reviews', () => {
  it('are complete sentences', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => !/^\p{Lu}.*[.?]$/u.test(text))).toEqual([])
  })

  it('use the gender of their author', () => {
    // "Kúpil som", "som ho kúpil", "by som čakala"
    const writtenWith = (form: string) =>
      reviews.filter(({ text }) => new RegExp(`(?<!\\p{L})(?:${form}) (?:som|by som)(?!\\p{L})`, 'iu').test(text ?? ''))
    const men = writtenWith('kúpil|čakal|vybral|dal|vymenil|zapojil|spojil|prepojil|objednal|doplnil')
    const women = writtenWith('kúpila|čakala|vybrala|dala|vymenila|zapojila|spojila|prepojila|objednala|doplnila')
    expect([men.length > 20, women.length > 20]).toEqual([true, true])
    expect(men.filter(({ author }) => !isOf('m', author))).toEqual([])
    expect(women.filter(({ author }) => !isOf('f', author))).toEqual([])
  })

  it('have Slovak author names with a clear gender', () => {
    const { first, family } = WORDS.reviews
    const [women, men] = [first.f.split(','), first.m.split(',')]
    expect(women.filter((name) => men.includes(name))).toEqual([])
    expect(family.f.split(',').every((name) => name.endsWith('ová'))).toBe(true)
    expect(reviews.filter(({ author }) => !isOf('f', author) && !isOf('m', author))).toEqual([])
  })

  it('include the hand-written ones', () => {
    expect(texts.filter((text) => text.includes('Peľová sezóna prvý raz bez kvapiek'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('Displej prečítam aj bez okuliarov'))).toHaveLength(1)
  })
})
