import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath, MissingParameterError } from '@vanek/sdk/links'
import { anyText } from '../../../scripts/lib/any-text.ts'
import { routes } from './testing/routes.ts'

const names = Object.keys(routes.patterns) as (keyof typeof routes.patterns)[]

describe('B5.32 buildPath', () => {
  it('B2.02 has no prefix for the default language', () => {
    expect(buildPath(routes, 'article-slug', { slug: 'jak' })).toBe('/clanek/jak')
    expect(buildPath(routes, 'article-slug', { slug: 'jak' }, { locale: 'cs' })).toBe('/clanek/jak')
    expect(buildPath({ ...routes, defaultLocale: 'de' }, 'article-slug', { slug: 'wie' })).toBe('/beitrag/wie')
  })

  it('B2.02 puts other languages before the path, and falls back to the default pattern', () => {
    expect(buildPath(routes, 'article-slug', { slug: 'wie' }, { locale: 'de' })).toBe('/de/beitrag/wie')
    expect(buildPath(routes, 'index', {}, { locale: 'en' })).toBe('/en')
    expect(buildPath(routes, 'cart', {}, { locale: 'de' })).toBe('/de/kosik')
    expect(buildPath(routes, 'contact', {}, { locale: 'constructor' })).toBe('/constructor/kontakt')
  })

  it('appends query and hash', () => {
    const query = { page: 2, q: 'a b', none: undefined, empty: '', nil: null }
    expect(buildPath(routes, 'articleList', {}, { query, hash: '#dole' })).toBe('/clanky?page=2&q=a+b#dole')
  })

  it.each([
    ['article-slug', {}, 'slug'],
    ['article-slug', { slug: '' }, 'slug'],
    ['article-slug', { slug: undefined }, 'slug'],
    ['articleList-slug-child', { slug: 'rady' }, 'child'],
    ['catchAll-slug', { slug: '//' }, 'slug'],
    ['user-orders-id', {}, 'id'],
  ] as const)('B5.32 throws for %s with %j, naming %s', (name, params, parameter) => {
    const build = () => buildPath(routes, name, params)
    expect(build).toThrow(MissingParameterError)
    expect(build).toThrow(parameter)
    expect(build).toThrow(expect.objectContaining({ route: name, parameter }))
  })

  it('keeps any parameter value within its path segment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anyText({ minLength: 1 }), (name, value) => {
        fc.pre(value.replace(/\//g, '') !== '' && !/^[./]+$/.test(value))
        const path = buildPath(routes, name, { slug: value, child: value, id: value })
        expect(path).toMatch(/^\/(?!\/)[\w\-.~%!*'()/]*$/)
        const parts = routes.patterns[name].cs.split('/').length
        expect(name === 'catchAll-slug' || path.split('/').length === parts).toBe(true)
      }),
    )
  })
})
