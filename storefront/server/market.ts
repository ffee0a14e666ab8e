import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { market } from '#market/market'
import { createRenderer } from '../src/composition/entry-server.tsx'
import { buildApp } from './app.ts'
import { clientFiles, type Manifest } from './build/client-files.ts'
import { staticFiles } from './build/static-files.ts'
import { configFrom, type Config } from './config/config.ts'
import { fetchCustomerSegment } from './visitors/customer.ts'

/** Language of the market that these files were built for. */
export const language = market.locale

/**
 * The shop of this market, with caches of its own; or one sentence for each wrong setting. `origins` are the addresses of
 * all markets that this process serves.
 */
export function openMarket(
  env: NodeJS.ProcessEnv,
  origins: Config['origins'] = {},
): { readonly app: FastifyInstance; readonly config: Config } | { readonly faults: readonly string[] } {
  const read = configFrom(env)
  if ('faults' in read) return read
  const config = { ...read.config, origins }
  // this file is built into dist/{language}/server, beside dist/{language}/client and its compressed copies
  const folder = fileURLToPath(new URL('../client/', import.meta.url))
  const files = staticFiles(folder, fileURLToPath(new URL('../compressed/', import.meta.url)))
  const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Manifest
  const app = buildApp({
    config,
    files,
    client: clientFiles(manifest, (path) => files.has(path)),
    renderer: createRenderer(),
    customerOf: fetchCustomerSegment(config),
  })
  return { app, config }
}
