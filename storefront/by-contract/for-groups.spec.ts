import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type Located } from '../../specs/sandbox/test/support/contract.ts'
import { addressOf, bodyOf, nameOf, parametersOf, type Examples } from './examples.ts'
import { fields, questionFor, type Field } from './graphql-fields.ts'
import { aCustomer, anExpiredToken, signedInAgain, type Person } from './people.ts'
import { shopPath, type Sent, type WholeShop } from './whole-shop.ts'

/** Content for one group only: how it is requested, and words that reveal it. */
interface Hidden {
  readonly examples: Examples
  readonly args: Readonly<Record<string, readonly unknown[]>>
  readonly words: readonly string[]
}

async function hiddenIn({ database: { q } }: WholeShop): Promise<Hidden> {
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
  if (!product || !category || pages.rows.length < 2) throw new Error('The seed hides nothing')
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

export function forGroupsSuite(the: () => WholeShop): void {
  describe('what is for a group only', () => {
    let hidden: Hidden
    let member: Person
    let callers: readonly (readonly [name: string, sent: Sent, person?: Person])[]
    beforeAll(async () => {
      hidden = await hiddenIn(the())
      member = await aCustomer(the(), ['firmy'])
      const [other, restricted] = [await aCustomer(the()), await aCustomer(the(), ['omezeni', 'firmy'])]
      callers = [
        ['nobody', {}],
        ['a broken token', { bearer: `${member.bearer}x` }],
        ['an expired token', { bearer: await anExpiredToken(the(), member) }],
        ['another customer', { bearer: other.bearer }, other],
        ['a restricted customer of the group', { bearer: restricted.bearer }, restricted],
        ['another guest', { cart: 'vymysleny-kosik' }],
      ]
    })

    /** Every way to request it from an operation: one request for each parameter that could name it, and one with a body. */
    const waysOf = (place: Located): readonly Examples[] => {
      const own = { ...member.own, ...hidden.examples }
      const queries = parametersOf(place).filter(
        ({ in: where, name, required }) => where === 'query' && !required && hidden.examples[`?${name}`] !== undefined,
      )
      return [
        own,
        ...queries.map(({ name }) => ({ ...own, [`${nameOf(place)}?${name}`]: hidden.examples[`?${name}`] })),
      ]
    }
    const told = (what: string, answer: unknown): string[] => {
      const text = JSON.stringify(answer)
      return hidden.words.filter((word) => text.includes(word)).map((word) => `${what} told ${word}`)
    }
    const asks = operations.filter((place) => place.document !== 'shop' || !/\/(user|orders|oauth)/.test(place.url))
    const argumentsOf = ({ args }: Field): readonly Record<string, unknown>[] => {
      const usual = Object.fromEntries(
        args
          .filter(({ type }) => String(type).endsWith('!'))
          .map(({ name, type }) => [name, String(type).startsWith('[') ? [] : 1]),
      )
      return args.some(({ name }) => name in hidden.args)
        ? args.flatMap(({ name }) => (hidden.args[name] ?? []).map((value) => ({ ...usual, [name]: value })))
        : [usual]
    }

    async function toldTo(way: 'direct' | 'through', name: string, sent: Sent, person?: Person): Promise<string[]> {
      const found: string[] = []
      const ask = (method: string, path: string, body: unknown) =>
        the()[way](method, way === 'direct' ? path : shopPath(path), { ...sent, ...(body !== undefined && { body }) })
      for (const place of asks) {
        if (person) await signedInAgain(the(), person)
        for (const examples of waysOf(place)) {
          const answer = await ask(place.method.toUpperCase(), addressOf(place, examples), bodyOf(place, examples))
          found.push(...told(`${name} at ${nameOf(place)} ${way}`, answer.body))
        }
      }
      for (const field of fields)
        for (const values of argumentsOf(field)) {
          const { body } = await ask('POST', '/cms/graphql', questionFor(field, values))
          found.push(...told(`${name} at ${field.name} ${way}`, body))
        }
      return found
    }

    it('C6.12 B6.08 is shown to its members by some operations and fields, so that the next test proves something', async () => {
      const found = await toldTo('direct', 'a member', { bearer: member.bearer })
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
        const asking =
          way === 'direct' ? callers : [['headers of a browser', { headers }] as const, ...callers.slice(-3, -1)]
        for (const [name, sent, person] of asking) found.push(...(await toldTo(way, name, sent, person)))
        expect([...new Set(found)]).toEqual([])
      },
    )
  })
}
