import type { FastifyInstance } from 'fastify'
import { readKind } from '../content/documents.ts'
import type { BranchPageDoc } from '../content/editorial.ts'
import type { Services } from '../services.ts'
import { tourPage } from './room.ts'
import { streetPlan } from './street-plan.ts'

const pages: Readonly<Record<'tours' | 'maps', (branch: BranchPageDoc) => string>> = {
  tours: ({ storeBranch: { city } }) => tourPage(city),
  maps: ({ store_id: id, title, storeBranch: { street, city } }) => streetPlan({ id, title, street, city }),
}

/** `/tours/:slug` and `/maps/:slug`: virtual tour and map of a branch, like those of external services in a frame. */
export function registerTours(app: FastifyInstance, { database }: Services): void {
  for (const [kind, pageFor] of Object.entries(pages))
    app.get(`/${kind}/:slug`, async ({ params }, reply) => {
      const { slug } = params as { slug: string }
      const branch = (await readKind<BranchPageDoc>(database.q, 'branch')).find(
        ({ page_meta }) => page_meta.slug === slug,
      )
      if (branch === undefined) return reply.code(404).type('text/plain').send('No such branch')
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *")
        .send(pageFor(branch))
    })
}
