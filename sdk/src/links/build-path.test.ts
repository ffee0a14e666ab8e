import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath, MissingParameterError, type RouteName } from '@vanek/sdk/links'
import { routePatterns } from './routes.ts'

const names = Object.keys(routePatterns) as RouteName[]

describe('B5.32 buildPath', () => {
  it.each([
    ['index', {}, '/'],
    ['articleList', {}, '/clanky'],
    ['articleList-slug', { slug: 'rady' }, '/clanky/rady'],
    ['articleList-slug-child', { slug: 'rady', child: 'montaz' }, '/clanky/rady/montaz'],
    ['articleTag-slug', { slug: 'koupelna' }, '/stitek/koupelna'],
    ['articleAuthor-slug', { slug: 'eva' }, '/autor/eva'],
    ['article-slug', { slug: 'jak' }, '/clanek/jak'],
    ['page-slug', { slug: 'doprava' }, '/stranka/doprava'],
    ['branchList', {}, '/pobocky'],
    ['branch-slug', { slug: 'brno' }, '/pobocky/brno'],
    ['contact', {}, '/kontakt'],
    ['aboutPurchase', {}, '/vse-o-nakupu'],
    ['maintenance', {}, '/udrzba'],
    ['sitemapConfig', {}, '/sitemapconfig'],
    ['glossary-slug', { slug: 'tlak' }, '/slovnik-pojmu/tlak'],
    ['product-slug', { slug: 'tichy' }, '/produkt/tichy'],
    ['user-activate', {}, '/aktivovat'],
    ['catchAll-slug', { slug: 'potrubi/ohebne hadice' }, '/potrubi/ohebne%20hadice'],
  ] as const)('B2.02 the path of %s with %j is %s, without a prefix for the language', (name, params, path) => {
    expect(buildPath(name, params)).toBe(path)
    expect(buildPath(name, params, { locale: 'cs' })).toBe(path)
  })

  it('B2.02 puts other languages before the path, and falls back to the Czech pattern', () => {
    expect(buildPath('article-slug', { slug: 'wie' }, { locale: 'de' })).toBe('/de/beitrag/wie')
    expect(buildPath('index', {}, { locale: 'en' })).toBe('/en')
    expect(buildPath('cart', {}, { locale: 'de' })).toBe('/de/kosik')
    expect(buildPath('contact', {}, { locale: 'constructor' })).toBe('/constructor/kontakt')
  })

  it('writes query and hash', () => {
    const query = { page: 2, q: 'a b', none: undefined, empty: '', nil: null }
    expect(buildPath('articleList', {}, { query, hash: '#dole' })).toBe('/clanky?page=2&q=a+b#dole')
  })

  it.each([
    ['article-slug', {}, 'slug'],
    ['article-slug', { slug: '' }, 'slug'],
    ['article-slug', { slug: undefined }, 'slug'],
    ['articleList-slug-child', { slug: 'rady' }, 'child'],
    ['catchAll-slug', { slug: '//' }, 'slug'],
    ['user-orders-id', {}, 'id'],
  ] as const)('B5.32 refuses %s with %j, naming %s', (name, params, parameter) => {
    const build = () => buildPath(name, params)
    expect(build).toThrow(MissingParameterError)
    expect(build).toThrow(parameter)
    expect(build).toThrow(expect.objectContaining({ route: name, parameter }))
  })

  it('keeps whatever a parameter holds within its part of the path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', minLength: 1 }), (name, value) => {
        fc.pre(value.replace(/\//g, '') !== '' && !/^[./]+$/.test(value))
        const path = buildPath(name, { slug: value, child: value, id: value })
        expect(path).toMatch(/^\/(?!\/)[\w\-.~%!*'()/]*$/)
        const parts = (routePatterns[name]['cs'] ?? '').split('/').length
        expect(name === 'catchAll-slug' || path.split('/').length === parts).toBe(true)
      }),
    )
  })

  it('knows a Czech pattern of every route', () => {
    expect(names.filter((name) => !routePatterns[name]['cs']?.startsWith('/'))).toEqual([])
  })
})
