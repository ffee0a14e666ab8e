import type { Handlers, Services } from '../services.ts'
import { readDocument } from './documents.ts'
import { isForEverybody } from './public-paths.ts'
import { plainPath } from './plain-path.ts'

/** The new path of moved content; kind `redirect`, by the old path. */
export interface RedirectDoc {
  readonly to: string
}

/** Redirect of a path (B7.11); a target that only some groups may see is not revealed. */
export function redirectHandlers(services: Services): Handlers {
  return {
    async getRedirect(request): Promise<{ redirectPath: string | null }> {
      const path = plainPath((request.query as { path: string }).path)
      const found = await readDocument<RedirectDoc>(services.database.q, 'redirect', path)
      if (found === undefined || !(await isForEverybody(services, found.to))) return { redirectPath: null }
      return { redirectPath: found.to }
    },
  }
}
