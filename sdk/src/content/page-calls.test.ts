import { describe, expect, it } from 'vitest'
import {
  getGlossary,
  getPage,
  getPages,
  getProductEndText,
  getTerm,
  searchQuestions,
  searchVirtualCategories,
} from '@vanek/sdk/content'
import { contentOver } from '../testing/content-service.ts'
import { samples } from './testing/samples.ts'

const { content, page, pageLink, question, term } = samples
const ok = <T>(data: T) => ({ ok: true, data })

describe('pages', () => {
  it('B3.39 B3.40 B3.25 B7.29 B6.08 are read by their slug with blocks and links, with a permission check', async () => {
    const { shop, requestedFields } = contentOver({ pageBySlug: page })
    expect(await getPage(shop, { slug: 'o-nas' })).toEqual(ok(page))
    expect(requestedFields).toEqual([['pageBySlug', { slug: 'o-nas', checkPermissions: true }]])
  })

  it('B7.30 are listed', async () => {
    expect(await getPages(contentOver({ pages: [pageLink] }).shop)).toEqual(ok([pageLink]))
  })
})

describe('text at the end of products', () => {
  it('B7.42 is a tree, or null if there is none', async () => {
    expect(await getProductEndText(contentOver({ productEndText: content }).shop)).toEqual(ok(content))
    expect(await getProductEndText(contentOver({ productEndText: null }).shop)).toEqual(ok(null))
    expect(await getProductEndText(contentOver({ productEndText: { type: 'doc' } }).shop)).toEqual(ok(null))
  })
})

describe('glossary', () => {
  it('B3.43 B7.39 is read completely, up to 1 000 terms', async () => {
    const { shop, requestedFields } = contentOver({ glossaryTerms: [term] })
    expect(await getGlossary(shop)).toEqual(ok([term]))
    expect(requestedFields).toEqual([['glossaryTerms', { limit: 1000 }]])
  })

  it('finds a term by its slug', async () => {
    expect(await getTerm(contentOver({ glossaryTermBySlug: term }).shop, { slug: 'tlak' })).toEqual(ok(term))
    const none = await getTerm(contentOver({ glossaryTermBySlug: null }).shop, { slug: 'nic' })
    expect(none).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } })
  })
})

describe('B7.40 search', () => {
  const input = { query: 'jak', skip: 10, limit: 5, siteCode: 'vanek' }

  it('B7.40 finds questions with skip, limit and site code', async () => {
    const { shop, requestedFields } = contentOver({ searchFaqQuestions: { items: [question], total: 11 } })
    expect(await searchQuestions(shop, input)).toEqual(ok({ items: [question], total: 11 }))
    await searchQuestions(shop)
    expect(requestedFields.map(([, variables]) => variables)).toEqual([input, { query: '', skip: 0, limit: 20 }])
  })

  it('B7.40 finds virtual categories with skip, limit and site code', async () => {
    const items = [{ slug: 'tiche', title: 'Tiché' }]
    const { shop, requestedFields } = contentOver({ searchVirtualCategories: { items, total: 1 } })
    expect(await searchVirtualCategories(shop, input)).toEqual(ok({ items, total: 1 }))
    await searchVirtualCategories(shop)
    expect(requestedFields.map(([, variables]) => variables)).toEqual([input, { query: '', skip: 0, limit: 20 }])
  })
})
