// npm run build: builds the production shop (storefront for browser and server, sandbox bundle).
import './lib/node-version.mjs'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './aliases.mjs'
import { compressFolder } from './lib/compress.mjs'
import { filesUnder, whenStale } from './lib/fresh.mjs'
import { main, mustRun, secondsSince } from './lib/run.mjs'
import { generate } from './generate.mjs'

const isSource = (path) => !/\.(test|e2e|test-d)\.|\/e2e\/|\.md$/.test(path)
const sources = (...folders) => folders.flatMap((folder) => filesUnder(join(root, folder))).filter(isSource)
const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/aliases.mjs'].map((name) => join(root, name))

const generated = () => ['sdk/src/generated', 'specs/generated'].flatMap((path) => filesUnder(join(root, path)))

/** Markets of the shop, the home market first. Each has a build of its own in `storefront/dist`. */
export const markets = ['cs', 'sk']

const inputsOfShop = () => [...sources('storefront', 'sdk', 'react-hooks'), ...generated(), ...shared]
const builtShop = (market, path) => join(root, 'storefront/dist', market, path)

const marketSteps = (market) => [
  {
    name: `${market}-client`,
    inputs: inputsOfShop,
    outputs: [builtShop(market, 'client')],
    run: async () => {
      // copies of the previous build
      rmSync(builtShop(market, 'compressed'), { recursive: true, force: true })
      await mustRun(
        `Building the shop for browsers (${market})`,
        'vite',
        ['build', '--outDir', `dist/${market}/client`],
        {
          cwd: join(root, 'storefront'),
          env: { MARKET: market },
        },
      )
    },
  },
  {
    name: `${market}-compressed`,
    after: `${market}-client`,
    inputs: () => filesUnder(builtShop(market, 'client')),
    outputs: [builtShop(market, 'compressed')],
    run: () => compressFolder(builtShop(market, 'client'), builtShop(market, 'compressed')),
  },
  {
    name: `${market}-server`,
    inputs: inputsOfShop,
    outputs: [builtShop(market, 'server/main.js')],
    run: () =>
      mustRun(
        `Building the shop for the server (${market})`,
        'vite',
        ['build', '--ssr', '--outDir', `dist/${market}/server`],
        { cwd: join(root, 'storefront'), env: { MARKET: market } },
      ),
  },
]

const steps = () => [
  ...markets.flatMap(marketSteps),
  {
    name: 'sandbox',
    inputs: () => [
      ...sources('specs').filter((path) => !/\/(assets|seed\/data)\//.test(path.replaceAll('\\', '/'))),
      ...generated(),
      ...shared,
    ],
    outputs: [join(root, 'specs/dist')],
    run: () => mustRun('Building the sandbox', 'vite', ['build'], { cwd: join(root, 'specs') }),
  },
]

/** Builds stale outputs; `only` selects steps. */
export async function build({ only } = {}) {
  const start = performance.now()
  await generate({ types: false })
  const wanted = steps().filter(({ name }) => !only || only.includes(name))
  const started = new Map()
  for (const { name, after, inputs, outputs, run } of wanted) {
    const work = async () => {
      await started.get(after)
      return whenStale({ name: `build-${name}`, inputs: inputs(), outputs }, run)
    }
    started.set(name, work())
  }
  const built = await Promise.all(started.values())
  const names = wanted.filter((_, index) => built[index]).map(({ name }) => name)
  if (names.length > 0) console.log(`Built ${names.join(', ')} in ${secondsSince(start)}.`)
  else if (!only) console.log('The build is up to date.')
}

if (existsSync(process.argv[1] ?? '') && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(() => build())
