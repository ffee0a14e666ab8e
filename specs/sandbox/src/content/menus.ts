import { refusal } from '../http/errors.ts'
import type { Handlers, Services } from '../services.ts'
import type { Content } from '../wire.ts'
import { readDocument } from './documents.ts'

/** Menus by code (B7.16). */
export function menuHandlers({ database }: Services): Handlers {
  return {
    async getMenu(request): Promise<{ code: string; items: Content['MenuItem'][] }> {
      const { code } = request.params as { code: string }
      const menu = await readDocument<{ items: Content['MenuItem'][] }>(database.q, 'menu', code)
      if (menu === undefined) throw refusal('not_found', { field: 'code' })
      return { code, items: menu.items }
    },
  }
}
