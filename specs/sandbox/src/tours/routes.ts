import type { FastifyInstance } from 'fastify'
import { readKind } from '../content/documents.ts'
import type { BranchPageDoc } from '../content/editorial.ts'
import type { Services } from '../services.ts'
import { tourPage } from './room.ts'

/** `/tours/:slug`: a walk around a branch, as a service beside the shop would show it in a frame. */
export function registerTours(app: FastifyInstance, { database }: Services): void {
  app.get('/tours/:slug', async ({ params }, reply) => {
    const { slug } = params as { slug: string }
    const branch = (await readKind<BranchPageDoc>(database.q, 'branch')).find(
      ({ page_meta }) => page_meta.slug === slug,
    )
    if (branch === undefined) return reply.code(404).type('text/plain').send('No such branch')
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *")
      .send(tourPage(branch.storeBranch.city))
  })
}
