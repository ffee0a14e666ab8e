import { sql } from 'kysely'
import { refusal } from '../http/errors.ts'
import { market } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import { plainPath } from './plain-path.ts'

interface Question {
  readonly lang: string
  readonly path: string
}

interface Rewrite {
  readonly type: 'page'
  readonly page_meta: { readonly slug: Readonly<Record<string, string>> }
}

/** The text page at a rewritten path (B7.09); pages that only some groups may see are not revealed. */
export function rewriteHandlers({ database }: Services): Handlers {
  return {
    async getUrlRewrite(request): Promise<Rewrite> {
      const { lang, path } = request.query as Question
      const requested = JSON.stringify([{ locale: lang, slug: plainPath(path).slice(1) }])
      const page = await database.q
        .selectFrom('documents')
        .select('key')
        .where('kind', '=', 'page')
        .where(sql<boolean>`doc -> 'url_rewrite' @> ${requested}::jsonb`)
        .where(sql`doc ->> 'visible_to'`, 'is', null)
        .orderBy('weight')
        .limit(1)
        .executeTakeFirst()
      if (page === undefined) throw refusal('not_found', { field: 'path' })
      return { type: 'page', page_meta: { slug: { [market]: page.key, [lang]: page.key } } }
    },
  }
}
