import type { FastifyInstance } from 'fastify'
import { readDocument } from '../content/documents.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { DOMAIN_CODE } from '../shop/settings.ts'
import { merge } from './merge.ts'

type Fields = Readonly<Record<string, unknown>>

interface Tool {
  readonly path: string
  readonly kind: string
  readonly key: string
  readonly fields: readonly string[]
}

const TOOLS: readonly Tool[] = [
  {
    path: '/sandbox/settings',
    kind: 'settings',
    key: DOMAIN_CODE,
    fields: [
      'contact',
      'bankAccounts',
      'functions',
      'restricted_groups',
      'restricted_redirect',
      'integrations',
      'tracking',
      'theme',
      'cartConfiguration',
      'configuration_products',
      'short_search_terms',
      'topBanner',
      'languages',
      'countries',
      'meta',
      'menus',
      'freeShippingAt',
    ],
  },
  {
    path: '/sandbox/content',
    kind: 'site',
    key: 'index',
    fields: [
      'selling_points',
      'footer_text',
      'newsletter_success_text',
      'entry_modal',
      'promo_modal',
      'error_screens',
      'purchase_sections',
    ],
  },
]

/**
 * `/sandbox/settings` and `/sandbox/content`: POST merges into the settings of the shop or of the site, PUT replaces
 * fields. Both return the previous values of these fields; a PUT of them restores the settings.
 */
export function registerDocumentTools(app: FastifyInstance, { database }: Services): void {
  for (const { path, kind, key, fields } of TOOLS) {
    const properties = Object.fromEntries(fields.map((name) => [name, {}]))
    const schema = { body: { type: 'object', additionalProperties: false, properties } }
    app.post(path, { schema }, async ({ body }) => ({ before: await write(kind, key, body as Fields, merge) }))
    app.put(path, { schema }, async ({ body }) => ({
      before: await write(kind, key, body as Fields, (_, value) => value),
    }))
  }

  async function write(
    kind: string,
    key: string,
    change: Fields,
    written: (before: unknown, value: unknown) => unknown,
  ): Promise<Fields> {
    return database.transaction(async () => {
      const doc = await readDocument<Fields>(database.q, kind, key)
      if (doc === undefined) throw refusal('not_found')
      const names = Object.keys(change)
      const changed = Object.fromEntries(names.map((name) => [name, written(doc[name], change[name])]))
      await database.q
        .updateTable('documents')
        .set({ doc: JSON.stringify({ ...doc, ...changed }) })
        .where('kind', '=', kind)
        .where('key', '=', key)
        .execute()
      return Object.fromEntries(names.map((name) => [name, doc[name] ?? null]))
    })
  }
}
