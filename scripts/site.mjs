// npm run site: builds the documentation site into docs/.vitepress/dist, as static files.
//
//   npm run site                     installs what is missing, and builds
//   npm run site -- --serve          builds, then serves it on http://localhost:4200
//   npm run site -- --serve 4321     on another port
import './lib/node-version.mjs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { Explained, main, secondsSince } from './lib/run.mjs'

function wanted() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { serve: { type: 'boolean' } } })
  const port = Number(positionals[0] ?? 4200)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Explained(`The port is a number up to 65535, not "${positionals[0]}".`)
  return { serves: values.serve ?? false, port }
}

await main(async () => {
  const { serves, port } = wanted()
  const start = performance.now()
  await ensureInstalled('full')
  const { buildSite } = await import('./site/build.mjs')
  await buildSite()
  console.log(`The site is in docs/.vitepress/dist (${secondsSince(start)}).`)
  if (!serves) return
  const { serveSite } = await import('./site/serve.mjs')
  console.log(`Read it at ${(await serveSite(port)).url}; Ctrl+C ends it.`)
})
