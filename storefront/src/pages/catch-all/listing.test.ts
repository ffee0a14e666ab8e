import { emptyListing, isFiltered, parseListing } from '@vanek/sdk/catalog'
import { describe, expect, it } from 'vitest'
import { listingHead, type ListingHeadParts } from './listing.ts'

const own = {
  title: 'Ventilátory do potrubí 100 mm',
  description: 'Na nejběžnější průměr.',
  page_meta: { slugs: null, slug: '', seo_title: null, seo_description: null, seo_keywords: null, share_image: null },
}

function headAt(query: string, more: Partial<ListingHeadParts> = {}) {
  const state = parseListing(new URLSearchParams(query))
  const base = { title: 'Koupelnové ventilátory', description: 'Na páru.', address: 'https://own.test/k', own: null }
  return listingHead({ ...base, state, filtered: isFiltered(state), ...more })
}

describe('the head of a listing', () => {
  it.each([
    ['', 'https://own.test/k', undefined],
    ['page=2', 'https://own.test/k?page=2', undefined],
    ['sort=price_asc', 'https://own.test/k', undefined],
    ['from=1&page=3', 'https://own.test/k', undefined],
    ['from=2&page=3', 'https://own.test/k?page=2', undefined],
    ['f4=100', 'https://own.test/k', 'noindex'],
    ['price=-500&page=2', 'https://own.test/k', 'noindex'],
  ])('at %j has the canonical URL %s and the robots value %s', (query, canonical, robots) => {
    const head = headAt(query)
    expect([head.canonical, head.robots]).toEqual([canonical, robots])
  })

  it('indexes a choice of filters if editors wrote texts for it', () => {
    expect(headAt('f4=100&sort=rating', { own })).toEqual({
      title: own.title,
      description: own.description,
      canonical: 'https://own.test/k?f4=100',
    })
  })

  it('has the page number in the title, so that titles are unique', () => {
    expect([headAt('').title, headAt('page=2').title]).toEqual([
      'Koupelnové ventilátory',
      'Koupelnové ventilátory, strana 2',
    ])
  })

  it('B3.32 excludes a virtual category from search engines if required, and uses its canonical slug', () => {
    expect(headAt('', { hidden: true, nofollow: true }).robots).toBe('noindex, nofollow')
    expect(headAt('', { knownAs: 'https://own.test/slevy' }).canonical).toBe('https://own.test/slevy')
  })

  it('B2.68 has alternates in other markets, but not for a listing with another canonical URL', () => {
    const slugs = [
      { locale: 'cs', slug: 'koupelny' },
      { locale: 'sk', slug: 'kupelne' },
    ]
    const params = { path: { cs: 'koupelny', sk: 'kupelne' } }
    expect(headAt('', { meta: { slugs } }).params).toEqual(params)
    expect(headAt('', { meta: { slugs }, knownAs: 'https://own.test/slevy' }).params).toBeUndefined()
  })

  it('has no markup for a listing without a description', () => {
    const bare = { title: 'A', description: null, address: 'x', filtered: false, own: null }
    expect(listingHead({ ...bare, state: emptyListing })).toEqual({ title: 'A', description: '', canonical: 'x' })
  })
})
