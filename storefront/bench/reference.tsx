// Baselines for the production server: the same page as a constant buffer, and as a plain renderToString.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { configFrom } from '../server/config/config.ts'
import { createCircuit } from '../server/back-ends/circuit.ts'
import { sharedEnv } from '../server/pages/page-env.ts'
import { startTime } from '../server/pages/time-limit.ts'
import { createBackendMonitor } from '../server/pages/backend-monitor.ts'
import { App } from '../src/composition/app.tsx'
import { makeCart } from '../src/lib/session/cart-engine.ts'
import type { VisitorEnv } from '../src/lib/page/env.ts'
import { guestSettings } from '../src/lib/page/settings.ts'
import { createStores } from '../src/composition/stores/stores.ts'
import { createRoutes } from '../src/composition/routing/routes.tsx'

const read = configFrom(process.env)
if ('faults' in read) throw new Error(read.faults.join(' '))
const { config } = read
const { BENCH_PAGE: page = '/', BENCH_BODY: bodyFile = '' } = process.env

const refuse = (what: unknown): never => {
  throw new Error(`The page asked for ${String(what)}`)
}
const making = {
  fetch: globalThis.fetch,
  time: startTime(),
  monitor: createBackendMonitor([]),
  circuit: createCircuit({ bases: [], failures: 1, restMs: 0 }),
  report: refuse,
  warn: () => {},
}
const env = sharedEnv(config, guestSettings, making, refuse)
const handler = createStaticHandler(createRoutes(({ context }) => context as VisitorEnv))
const shown = await handler.query(new Request(config.origin + page), { requestContext: env })
if (shown instanceof Response) throw new Error(`${page} answered ${shown.status}`)
// everything except the rendering is created once
const router = createStaticRouter(handler.dataRoutes, shown)
const stores = createStores(env.shop, (notices) => makeCart(env.shop, notices))
const tree = (
  <App shop={env.shop} stores={stores} settings={guestSettings} origin={env.origin}>
    <StaticRouterProvider router={router} context={shown} hydrate={false} />
  </App>
)
const constant = readFileSync(bodyFile)

const app = Fastify()
app.get('/constant', (_, reply) => reply.type('text/html; charset=utf-8').send(constant))
app.get('/bare', (_, reply) => reply.type('text/html; charset=utf-8').send(renderToString(tree)))
await app.listen({ port: config.port, host: '127.0.0.1' })
