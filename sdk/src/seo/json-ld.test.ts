import { describe, expect, it } from 'vitest'
import { type Branch, getArticle, getBranch, getTerm, parseRichText } from '@vanek/sdk/content'
import {
  toArticleLd,
  toBranchLd,
  toBreadcrumbLd,
  toDefinedTermLd,
  toFaqLd,
  toOrganizationLd,
  toWebsiteLd,
} from '@vanek/sdk/seo'
import { unwrap } from '@vanek/sdk'
import { samples } from '../content/testing/samples.ts'
import { contentOver } from '../testing/content-service.ts'

const origin = 'https://www.vanek.test'

it('organization and site have the contact data and the search action', () => {
  const address = { street: 'Lipová 14', city: 'Brno', postcode: '60200', countryCode: 'CZ' }
  expect(toOrganizationLd({ origin, name: 'Vánek', phone: '567000100', email: '', address })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Vánek',
    url: `${origin}/`,
    telephone: '567000100',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Lipová 14',
      addressLocality: 'Brno',
      postalCode: '60200',
      addressCountry: 'CZ',
    },
  })
  expect(toWebsiteLd({ origin, name: 'Vánek', locale: 'de', searchPath: '/suche' })).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'de',
    potentialAction: { target: { urlTemplate: `${origin}/suche?q={search_term_string}` } },
  })
})

it('breadcrumbs are in order, the last one without a URL', () => {
  const crumbs = [{ title: 'Domů', path: '/' }, { title: 'Magazín', path: '/clanky' }, { title: 'Jak vybrat' }]
  expect(toBreadcrumbLd({ origin, crumbs })['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Domů', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Magazín', item: `${origin}/clanky` },
    { '@type': 'ListItem', position: 3, name: 'Jak vybrat' },
  ])
})

describe('toArticleLd', () => {
  it('has the author, with a URL only if the author has a page', async () => {
    const article = unwrap(await getArticle(contentOver({ articleBySlug: samples.article }).shop, { slug: 'a' }))
    const authorPath = (slug: string) => `/autor/${slug}`
    const common = { url: `${origin}/clanek/a`, origin, publisher: 'Vánek', locale: 'cs', authorPath }
    expect(toArticleLd({ article, ...common, image: `${origin}/a.png` })).toMatchObject({
      '@type': 'Article',
      headline: 'Jak vybrat',
      inLanguage: 'cs',
      datePublished: article.date_published,
      image: `${origin}/a.png`,
      author: { '@type': 'Person', name: 'Eva', url: `${origin}/autor/slug` },
      publisher: { name: 'Vánek' },
    })
    const own = { ...article.article_author_reference!, author_has_page: false }
    expect(toArticleLd({ article: { ...article, article_author_reference: own }, ...common })['author']).toEqual({
      '@type': 'Person',
      name: 'Eva',
    })
    expect(toArticleLd({ article: { ...article, article_author_reference: null }, ...common })['author']).toMatchObject(
      {
        '@type': 'Organization',
      },
    )
  })
})

it('questions have plain-text answers', () => {
  const content = parseRichText({ type: 'paragraph', content: [{ type: 'text', text: 'Podle <místnosti>' }] })
  expect(
    toFaqLd([
      { title: 'Jak velký?', content },
      { title: 'Kdy?', content: 'Dnes' },
    ])['mainEntity'],
  ).toEqual([
    { '@type': 'Question', name: 'Jak velký?', acceptedAnswer: { '@type': 'Answer', text: 'Podle <místnosti>' } },
    { '@type': 'Question', name: 'Kdy?', acceptedAnswer: { '@type': 'Answer', text: 'Dnes' } },
  ])
})

it('a branch has its location and opening hours', async () => {
  const opening_hours = [
    { day: 1, open: '8:00', close: '17:30' },
    { day: 7, open: null, close: null },
    { day: 9, open: '8:00', close: '9:00' },
  ]
  const { shop } = contentOver({ primaryBranch: { ...samples.branch, opening_hours } })
  const branch: Branch = unwrap(await getBranch(shop, { primary: true }))
  expect(toBranchLd({ branch, url: `${origin}/pobocky/brno`, origin })).toMatchObject({
    '@type': 'LocalBusiness',
    address: { addressLocality: 'Brno' },
    geo: { latitude: 49.19, longitude: 16.6 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '17:30' },
    ],
  })
})

it('a term has its definition', async () => {
  const term = unwrap(await getTerm(contentOver({ glossaryTermBySlug: samples.term }).shop, { slug: 'tlak' }))
  const url = `${origin}/slovnik-pojmu/tlak`
  expect(
    toDefinedTermLd({ term: { ...term, perex: null }, url, glossaryUrl: `${origin}/slovnik-pojmu` }),
  ).toMatchObject({
    '@type': 'DefinedTerm',
    name: 'Tlak',
    description: 'Ahoj',
    inDefinedTermSet: `${origin}/slovnik-pojmu`,
  })
})
