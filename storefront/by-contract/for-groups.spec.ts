import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type Located } from '../../specs/sandbox/test/support/contract.ts'
import { addressOf, bodyOf, nameOf, parametersOf, type Examples } from './examples.ts'
import { fields, queryFor, type Field } from './graphql-fields.ts'
import { aCustomer, anExpiredToken, signedInAgain, type Person } from './people.ts'
import { shopPath, type Sent, type FullStack } from './full-stack.ts'

/** Content for one group only: how to request it, and words that reveal it. */
interface GroupContent {
  readonly examples: Examples
  readonly args: Readonly<Record<string, readonly unknown[]>>
  readonly words: readonly string[]
}

async function readGroupContent({ database: { q } }: FullStack): Promise<GroupContent> {
  const goods = await sql<Readonly<Record<'id' | 'slug' | 'variant' | 'code' | 'ean', string>>>`
    select products.id, products.slug, variants.id as variant, catalog_code as code, ean
    from products join variants on variants.product_id = products.id
    where visible_to = 'firmy' order by products.id limit 1`.execute(q)
  const [product] = goods.rows
  const pages = await sql<{ slug: string; title: string }>`
    select key as slug, doc->>'title' as title from documents where doc->>'visible_to' = 'firmy'`.execute(q)
  const categories = await sql<{ id: number; slug: string; path: string }>`
    select id, slug, path from categories where visible_to = 'firmy'`.execute(q)
  const [category] = categories.rows
  if (!product || !category || pages.rows.length < 2) throw new Error('The seed has no content for the group')
  const slugs = [product.slug, category.slug, category.path, ...pages.rows.map(({ slug }) => slug)]
  return {
    examples: {
      ...{
        'products/id': product.id,
        '.id': product.variant,
        '.variantId': product.variant,
        '?slugs': slugs.join(','),
      },
      ...{ '?ids': `${product.id},${category.id}`, '?codes': product.code, '?variantCodes': product.code },
      ...{ '?eans': product.ean, '?variantEans': product.ean, '?categoryIds': category.id, '?product': product.id },
      ...{
        '?category': category.id,
        '?q': product.slug.replaceAll('-', ' '),
        '.query': product.slug.replaceAll('-', ' '),
      },
      ...{ '?scope': JSON.stringify({ category: category.path }), '.productId': Number(product.id) },
      ...{
        '.categoryId': category.id,
        '?path': `/${category.path}`,
        '?slug': category.slug,
        'upload/path': `products/${product.slug}.pdf`,
      },
    },
    args: { slug: slugs, codes: [[product.code, product.ean]], store_id: [category.id], text: [product.slug] },
    words: [product.slug, ...pages.rows.map(({ title }) => title)],
  }
}

export function forGroupsSuite(getStack: () => FullStack): void {
  describe('content for a group only', () => {
    let groupContent: GroupContent
    let member: Person
    let callers: readonly (readonly [name: string, sent: Sent, person?: Person])[]
    beforeAll(async () => {
      groupContent = await readGroupContent(getStack())
      member = await aCustomer(getStack(), ['firmy'])
      const [other, restricted] = [await aCustomer(getStack()), await aCustomer(getStack(), ['omezeni', 'firmy'])]
      callers = [
        ['nobody', {}],
        ['a broken token', { bearer: `${member.bearer}x` }],
        ['an expired token', { bearer: await anExpiredToken(getStack(), member) }],
        ['another customer', { bearer: other.bearer }, other],
        ['a restricted customer of the group', { bearer: restricted.bearer }, restricted],
        ['another guest', { cart: 'vymysleny-kosik' }],
      ]
    })

    /** Examples for an operation: one for each parameter that could name the content, and one with a body. */
    const examplesFor = (place: Located): readonly Examples[] => {
      const own = { ...member.own, ...groupContent.examples }
      const queries = parametersOf(place).filter(
        ({ in: where, name, required }) =>
          where === 'query' && !required && groupContent.examples[`?${name}`] !== undefined,
      )
      return [
        own,
        ...queries.map(({ name }) => ({ ...own, [`${nameOf(place)}?${name}`]: groupContent.examples[`?${name}`] })),
      ]
    }
    const leaksIn = (what: string, answer: unknown): string[] => {
      const text = JSON.stringify(answer)
      return groupContent.words.filter((word) => text.includes(word)).map((word) => `${what} leaks ${word}`)
    }
    const tested = operations.filter((place) => place.document !== 'shop' || !/\/(user|orders|oauth)/.test(place.url))
    const argumentsOf = ({ args }: Field): readonly Record<string, unknown>[] => {
      const usual = Object.fromEntries(
        args
          .filter(({ type }) => String(type).endsWith('!'))
          .map(({ name, type }) => [name, String(type).startsWith('[') ? [] : 1]),
      )
      return args.some(({ name }) => name in groupContent.args)
        ? args.flatMap(({ name }) => (groupContent.args[name] ?? []).map((value) => ({ ...usual, [name]: value })))
        : [usual]
    }

    async function collectLeaks(
      way: 'direct' | 'through',
      name: string,
      sent: Sent,
      person?: Person,
    ): Promise<string[]> {
      const found: string[] = []
      const request = (method: string, path: string, body: unknown) =>
        getStack()[way](method, way === 'direct' ? path : shopPath(path), {
          ...sent,
          ...(body !== undefined && { body }),
        })
      for (const place of tested) {
        if (person) await signedInAgain(getStack(), person)
        for (const examples of examplesFor(place)) {
          const answer = await request(place.method.toUpperCase(), addressOf(place, examples), bodyOf(place, examples))
          found.push(...leaksIn(`${name} at ${nameOf(place)} ${way}`, answer.body))
        }
      }
      for (const field of fields)
        for (const values of argumentsOf(field)) {
          const { body } = await request('POST', '/cms/graphql', queryFor(field, values))
          found.push(...leaksIn(`${name} at ${field.name} ${way}`, body))
        }
      return found
    }

    it('C6.12 B6.08 is shown to its members by some operations and fields, so that the next test can fail', async () => {
      const found = await collectLeaks('direct', 'a member', { bearer: member.bearer })
      expect(found.length).toBeGreaterThan(5)
    })

    it.each(['direct', 'through'] as const)(
      'C6.12 B6.08 is shown to nobody else by any operation or field: %s',
      async (way) => {
        const found: string[] = []
        const headers = {
          'x-user-groups': 'firmy',
          'x-user-variant': 'firmy',
          authorization: `Bearer ${member.bearer}`,
        }
        // a browser cannot name its group; the shop leaves everything else to the sandbox
        const tried =
          way === 'direct' ? callers : [['headers of a browser', { headers }] as const, ...callers.slice(-3, -1)]
        for (const [name, sent, person] of tried) found.push(...(await collectLeaks(way, name, sent, person)))
        expect([...new Set(found)]).toEqual([])
      },
    )
  })
}
