import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { SEED_DAY } from '../dates.ts'

const products = [...catalogue().products()]
const reviews = products.flatMap((product) => product.reviews)
const texts = reviews.flatMap(({ text }) => (text === null ? [] : [text]))

describe('the reviews', () => {
  it('match the review count of each product, and their average is its rating', () => {
    for (const { name, rating, reviewCount, reviews: own } of products) {
      expect(own, name).toHaveLength(reviewCount)
      const points = own.reduce((sum, review) => sum + review.rating, 0)
      // a tenth of a star is shown
      expect(rating % 2, name).toBe(0)
      expect(Math.abs(rating - (own.length === 0 ? 0 : points / own.length)), name).toBeLessThanOrEqual(1)
    }
  })

  it('are few for most products: half have at most three, none more than fourteen', () => {
    const counts = products.map((product) => product.reviewCount).sort((one, two) => one - two)
    expect(counts[Math.floor(counts.length / 2)]).toBe(3)
    expect(counts.at(-1)).toBeLessThanOrEqual(14)
    expect(counts.filter((count) => count <= 6).length / counts.length).toBeGreaterThan(0.65)
    expect(reviews.length).toBeGreaterThan(1200)
    expect(reviews.length).toBeLessThanOrEqual(2000)
  })

  it('exist only in the first round of a large catalogue', () => {
    const later = [...catalogue({ products: 1000 }).products()].slice(products.length)
    expect(later.length).toBeGreaterThan(400)
    expect(later.every(({ rating, reviewCount }) => rating === 0 && reviewCount === 0)).toBe(true)
  })

  it('are dated between the creation of their product and the seed day', () => {
    for (const { name, created, reviews: own } of products) {
      for (const review of own) {
        expect(review.created > created, name).toBe(true)
        expect(review.created < SEED_DAY, name).toBe(true)
      }
      expect(own.map((review) => review.created.slice(0, 10))).toEqual(
        own.map((review) => review.created.slice(0, 10)).sort((one, two) => two.localeCompare(one)),
      )
    }
  })

  it('have distinct authors and no repeated sentences per product', () => {
    for (const { name, reviews: own } of products) {
      expect(new Set(own.map(({ author }) => author)).size, name).toBe(own.length)
      const sentences = own.flatMap(({ text }) => text?.split(/(?<=[.?]) /) ?? [])
      expect(new Set(sentences).size, name).toBe(sentences.length)
    }
  })

  it('differ: most texts are unique in the shop, and many are ratings without text', () => {
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.7)
    expect(texts.length / reviews.length).toBeGreaterThan(0.5)
    expect(texts.length / reviews.length).toBeLessThan(0.8)
    expect(reviews.some(({ verified }) => !verified)).toBe(true)
    expect(reviews.some(({ pros, cons }) => pros !== null && cons !== null)).toBe(true)
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
  })

  it('are complete Czech sentences without exclamation marks', () => {
    for (const text of texts) {
      expect(text).toMatch(/^[\p{Lu}].*[.?]$/u)
      expect(text).not.toMatch(/[{}|!]/)
    }
  })

  it('use the gender of their author', () => {
    const spokenBy = (form: RegExp) => reviews.filter(({ text }) => text !== null && form.test(text))
    const women = spokenBy(/(?<!\p{L})(?:koupila|použila|čekala|vybrala|dala|vyměnila) (?:jsem|bych)/iu)
    const men = spokenBy(/(?<!\p{L})(?:koupil|použil|čekal|vybral|dal|vyměnil) (?:jsem|bych)/iu)
    expect([women.length > 20, men.length > 20]).toEqual([true, true])
    expect(women.filter(({ author }) => /^pan |^(?:Martin|Tomáš|Jan|Standa|Honza|Karel)(?: |$)/.test(author))).toEqual(
      [],
    )
    expect(men.filter(({ author }) => /^paní |^(?:Lenka|Hanka|Míša|Věra|Klára|Lucie)(?: |$)/.test(author))).toEqual([])
  })

  it('include all hand-written ones', () => {
    expect(texts.filter((text) => text.includes('Pylová sezóna poprvé bez kapek')).length).toBe(1)
    expect(texts.filter((text) => text.includes('Displej čtu i\u00a0bez brýlí')).length).toBe(1)
  })
})
