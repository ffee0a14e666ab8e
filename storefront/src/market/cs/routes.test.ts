import { buildPath } from '@vanek/sdk/links'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

describe('B5.32 routes of the shop', () => {
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
    expect(buildPath(routes, name, params)).toBe(path)
    expect(buildPath(routes, name, params, { locale: 'cs' })).toBe(path)
  })
})
