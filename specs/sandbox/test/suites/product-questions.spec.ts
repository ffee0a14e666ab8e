import { describe, expect, it } from 'vitest'
import { codesOf, newKey, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'

/** Questions on product pages. */
export function productQuestionsSuite(the: () => World): void {
  const inquiry = { name: ' Jana ', email: 'Jana.Tazatelka@example.test', question: ' Dá se umýt? ' }
  const request = (id: number, body: object, key = newKey()) =>
    the().request('POST', `${API}/products/${id}/questions`, body, { key })
  const mails = async (text: string) =>
    (await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()).filter(({ subject }) =>
      subject.includes(text),
    )

  describe('questions about a product', () => {
    it('C7.56 are mailed to the shop with the product once, and the sender gets a receipt', async () => {
      const { productId } = await sample(the(), 9, 60)
      const { name, slug } = await the()
        .database.q.selectFrom('products')
        .select(['name', 'slug'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      const key = newKey()
      for (let tries = 0; tries < 2; tries += 1)
        expect(await request(productId, inquiry, key)).toMatchObject({ status: 200, body: { status: 'sent' } })
      const [toShop, receipt, ...more] = await mails(name)
      expect(more).toEqual([])
      for (const part of ['Dá se umýt?', 'jana.tazatelka@example.test', `/produkt/${slug}`])
        expect(toShop?.body).toContain(part)
      expect(receipt?.recipient).toBe('jana.tazatelka@example.test')
      // the e-mail may belong to somebody else
      expect(receipt?.body).not.toContain('umýt')
      const { rows } = {
        rows: await the().database.q.selectFrom('product_questions').selectAll().execute(),
      }
      expect(rows).toMatchObject([{ product_id: productId, name: 'Jana', question: 'Dá se umýt?' }])
      // questions are not public
      const { body } = await the().request('GET', `${API}/products/${productId}/comments`)
      expect(JSON.stringify(body)).not.toContain('umýt')
    })

    it.each([
      ['without a name', { name: ' ' }, 'name'],
      ['without an address', { email: 'jana@' }, 'email'],
      ['without a question', { question: '' }, 'question'],
      ['with more than 2,000 characters', { question: 'a'.repeat(2001) }, 'question'],
    ])('C7.56 are rejected %s', async (_what, change, field) => {
      const { productId } = await sample(the(), 9, 60)
      const { status, body } = await request(productId, { ...inquiry, ...change })
      expect([status, codesOf(body), body.errors[0].field]).toEqual([422, ['validation'], field])
    })

    it('C7.56 are accepted for existing products only, and only while the setting is on', async () => {
      const { productId } = await sample(the(), 9, 60)
      expect((await request(1, inquiry)).status).toBe(404)
      const before = await the().request('POST', '/sandbox/settings', { functions: { productQuestions: false } })
      const { body } = await request(productId, { ...inquiry, email: 'marne-se-pta@example.test' })
      await the().request('PUT', '/sandbox/settings', before.body.before)
      expect(codesOf(body)).toEqual(['switched_off'])
    })
  })
}
