// The servers whose product page is measured, and the baselines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { mustRun } from '../lib/run.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const plain = { 'accept-encoding': 'identity' }

async function startReference(env, page, html) {
  const folder = mkdtempSync(join(tmpdir(), 'vanek-bench-'))
  const body = join(folder, 'page.html')
  writeFileSync(body, html)
  const args = ['build', '--ssr', 'bench/reference.tsx', '--outDir', 'dist/bench']
  await mustRun('Building the reference server', 'vite', args, { cwd: join(root, 'storefront') })
  const script = 'storefront/dist/bench/reference.js'
  const server = await startServer(script, { ...env, BENCH_PAGE: page, BENCH_BODY: body }, '/constant')
  rmSync(folder, { recursive: true, force: true })
  return server
}

/** Starts production servers with and without the page cache, and the baseline; returns what to request from them. */
export async function startSubjects(env) {
  const kept = await startServer(storefront, env)
  const afresh = await startServer(storefront, { ...env, KEEP_PAGES: 'off' })
  const page = await productPath(kept.url)
  const answer = await fetch(kept.url + page, { headers: plain })
  const html = await answer.text()
  const reference = await startReference(env, page, html)
  const constant = 'constant buffer, Fastify'
  const bare = 'bare renderToString'
  const keptUrl = kept.url + page
  return {
    page,
    html,
    kept,
    afresh,
    list: [
      { name: constant, server: reference, url: `${reference.url}/constant` },
      { name: 'kept page', server: kept, url: keptUrl, headers: plain, against: constant },
      {
        name: 'kept page, brotli',
        server: kept,
        url: keptUrl,
        headers: { 'accept-encoding': 'br' },
        against: constant,
      },
      {
        name: 'kept page, 304',
        server: kept,
        url: keptUrl,
        headers: { ...plain, 'if-none-match': answer.headers.get('etag') },
        against: constant,
      },
      { name: bare, server: reference, url: `${reference.url}/bare` },
      { name: 'rendered afresh', server: afresh, url: afresh.url + page, headers: plain, against: bare },
    ],
    stop: () => Promise.all([kept.stop(), afresh.stop(), reference.stop()]),
  }
}
