import { describe, expect, it } from 'vitest'
import {
  getArticle,
  getHome,
  getMenu,
  getPage,
  getSiteConfiguration,
  globalsQuery,
  homeQuery,
} from '@vanek/sdk/content'
import { refuse, shopOver } from '../testing/back-end.ts'

const graphql = (data: unknown) => shopOver(() => ({ data }))
const text = { type: 'text', text: 'Ahoj', marks: [{ type: 'bold' }] }

describe('content calls', () => {
  it('B7.41 asks for the home page by one GraphQL query', async () => {
    const { shop, seen } = graphql({ homepage: null })
    expect(await getHome(shop, { featured: 4 })).toMatchObject({ ok: true })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/graphql', body: { variables: { featured: 4 } } })
    expect((seen[0]!.body as { query: string }).query).toContain('homepageWideBanners')
  })

  it('B7.29 reads a page by its slug, its text as a tree without what is no node', async () => {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [text, 'odd', null] }, { no: 'type' }] }
    const { shop } = graphql({ pageBySlug: { _id: '1', title: 'O nás', content, page_meta: { slug: 'o-nas' } } })
    const answer = await getPage(shop, { slug: 'o-nas' })
    expect(answer.ok && answer.data.content).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
  })

  it('answers not_found for a page that does not exist', async () => {
    const { shop } = graphql({ pageBySlug: null })
    expect(await getPage(shop, { slug: 'nic' })).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } })
  })

  it('reads an article like a page, and knows when there is none', async () => {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [text, 7] }] }
    const { shop, seen } = graphql({ articleBySlug: { title: 'Jak vybrat', content } })
    const answer = await getArticle(shop, { slug: 'jak-vybrat' })
    expect(answer).toMatchObject({ ok: true, data: { content: { content: [{ content: [text] }] } } })
    expect(seen[0]).toMatchObject({ body: { variables: { slug: 'jak-vybrat' } } })
    const none = await getArticle(graphql({ articleBySlug: null }).shop, { slug: 'nic' })
    expect(none).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } })
  })

  it('B7.44 reads the blocks that stand all over the site', async () => {
    const { shop } = graphql({ siteConfiguration: { footer_text: 'Brno', selling_points: [] } })
    expect(await getSiteConfiguration(shop)).toEqual({ ok: true, data: { footer_text: 'Brno', selling_points: [] } })
  })

  it('B7.16 reads a menu by its code', async () => {
    const { shop, seen } = shopOver(() => ({ code: 'main', items: [] }))
    expect(await getMenu(shop, 'main')).toEqual({ ok: true, data: { code: 'main', items: [] } })
    expect(seen[0]?.path).toBe('/menu-object/main')
  })

  it('gives each segment its own key and throws from query functions', async () => {
    const { shop } = shopOver(() => refuse(400, 'validation'))
    expect(homeQuery(shop).queryKey).not.toEqual(homeQuery(shop.with({ userGroups: ['b2b'] })).queryKey)
    await expect(globalsQuery(shop).queryFn()).rejects.toMatchObject({ error: { code: 'validation' } })
  })
})
