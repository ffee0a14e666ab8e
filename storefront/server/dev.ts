import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContractDocument, checkWholeResponses as CheckWholeResponses } from '@vanek/sdk/contract'
import { createServer } from 'vite'
import type { Renderer } from '../src/composition/entry-server.tsx'
import type { buildApp as BuildApp } from './app.ts'
import type { ClientFiles } from './build/client-files.ts'
import { configFrom } from './config/config.ts'
import type { fetchCustomerSegment as FetchCustomerSegment } from './visitors/customer.ts'
import { listenAt } from './listen.ts'
import { stopOnSignals } from './stop.ts'

const read = configFrom({ PAGE_CACHE: 'off', ...process.env })
if ('faults' in read) {
  console.error(read.faults.join('\n'))
  process.exit(1)
}
const { config } = read
const root = fileURLToPath(new URL('..', import.meta.url))
const vite = await createServer({ root })

// the runner of this file ends when it has started: modules loaded later must be Vite's
const { buildApp } = (await vite.ssrLoadModule('/server/app.ts')) as { buildApp: typeof BuildApp }
const { checkWholeResponses } = (await vite.ssrLoadModule('@vanek/sdk/contract')) as {
  checkWholeResponses: typeof CheckWholeResponses
}
const { fetchCustomerSegment } = (await vite.ssrLoadModule('/server/visitors/customer.ts')) as {
  fetchCustomerSegment: typeof FetchCustomerSegment
}

/** The renderer of the sources as they are now. */
const current = async (): Promise<Renderer> => {
  const entry = (await vite.ssrLoadModule('/src/composition/entry-server.tsx')) as { createRenderer: () => Renderer }
  return entry.createRenderer()
}
const first = await current()
const renderer: Renderer = {
  handleOf: (path) => first.handleOf(path),
  render: async (args) => (await current()).render(args),
}

/** The bundled documents of the contract. In development every field of an answer is checked. */
const documentOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../specs/generated/${name}.json`, import.meta.url), 'utf8')) as ContractDocument

// Vite writes its own tags, some of them inline
const head = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
const viteTags = /<head>([\s\S]*?)<\/head>/.exec(head)?.[1] ?? ''
const client: ClientFiles = {
  before: `${viteTags}<link rel="stylesheet" href="/src/styles/index.css"><link rel="stylesheet" media="print" href="/src/styles/sheets/print.css">`,
  tagsFor: (modules) =>
    [
      ...modules.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`),
      // not loaded by the first script: Vite would import it under two URLs, and run it twice
      ...['first.ts', 'entry-client.tsx'].map(
        (name) => `<script type="module" src="/src/composition/${name}"></script>`,
      ),
    ].join(''),
}

const app = buildApp({
  config,
  renderer,
  client,
  files: new Map(),
  customerOf: fetchCustomerSegment(config),
  check: checkWholeResponses({ shop: documentOf('shop'), content: documentOf('content') }),
  middleware: vite.middlewares,
})
stopOnSignals(app)
await listenAt(app, config)
