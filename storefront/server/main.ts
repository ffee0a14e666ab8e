import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createRenderer } from '../src/composition/entry-server.tsx'
import { buildApp } from './app.ts'
import { clientFiles, type Manifest } from './build/client-files.ts'
import { staticFiles } from './build/static-files.ts'
import { configFrom } from './config/config.ts'
import { askCustomer } from './visitors/customer.ts'
import { listenAt } from './listen.ts'
import { stopOnSignals } from './stop.ts'

const read = configFrom(process.env)
if ('faults' in read) {
  console.error(read.faults.join('\n'))
  process.exit(1)
}
const { config } = read

// this file is built into dist/server, beside dist/client
const folder = fileURLToPath(new URL('../client/', import.meta.url))
const files = staticFiles(folder)
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Manifest
const app = buildApp({
  config,
  files,
  client: clientFiles(manifest, (path) => files.has(path)),
  renderer: createRenderer(),
  customerOf: askCustomer(config),
})
stopOnSignals(app)
await listenAt(app, config)
