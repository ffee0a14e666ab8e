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
  const cached = await startServer(storefront, env)
  const uncached = await startServer(storefront, { ...env, PAGE_CACHE: 'off' })
  const page = await productPath(cached.url)
  const answer = await fetch(cached.url + page, { headers: plain })
  const html = await answer.text()
  const reference = await startReference(env, page, html)
  const constant = 'constant buffer, Fastify'
  const bare = 'bare renderToString'
  const cachedUrl = cached.url + page
  return {
    page,
    html,
    cached,
    uncached,
    list: [
      { name: constant, server: reference, url: `${reference.url}/constant` },
      { name: 'cached page', server: cached, url: cachedUrl, headers: plain, against: constant },
      {
        name: 'cached page, brotli',
        server: cached,
        url: cachedUrl,
        headers: { 'accept-encoding': 'br' },
        against: constant,
      },
      {
        name: 'cached page, 304',
        server: cached,
        url: cachedUrl,
        headers: { ...plain, 'if-none-match': answer.headers.get('etag') },
        against: constant,
      },
      { name: bare, server: reference, url: `${reference.url}/bare` },
      { name: 'rendered for each request', server: uncached, url: uncached.url + page, headers: plain, against: bare },
    ],
    stop: () => Promise.all([cached.stop(), uncached.stop(), reference.stop()]),
  }
}
