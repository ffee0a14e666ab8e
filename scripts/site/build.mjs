// Builds the site: what is made from the code and the contract, then the pages around it.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../aliases.mjs'
import { generate } from '../generate.mjs'
import { filesUnder, whenStale } from '../lib/fresh.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { mustRun } from '../lib/run.mjs'
import { writeChangelog } from './changelog.mjs'
import { writeContract } from './contract.mjs'
import { writeErrorCodes } from './error-codes.mjs'
import { contract, dist, docs, generated, hooks, reference } from './places.mjs'

const under = (...paths) => paths.flatMap((path) => filesUnder(join(root, path)))

/** The names of hooks with a demo: pages depend on these, not on what is in a demo. */
function writeDemoNames() {
  const names = readdirSync(join(docs, 'demos')).filter((file) => file.endsWith('.tsx'))
  mkdirSync(generated, { recursive: true })
  writeFileSync(join(generated, 'demos.json'), JSON.stringify(names.map((file) => basename(file, '.tsx')).sort()))
}

/** TypeDoc's reference and a page for each hook; TypeDoc takes most of the time, so in a process of its own. */
async function buildReference() {
  const packages = ['sdk', 'react-hooks'].flatMap((name) => [`${name}/exports`, `${name}/src`, `${name}/README.md`])
  const own = [
    'scripts/site/reference.css',
    'scripts/site/reference.js',
    'scripts/site/reference.mjs',
    'scripts/site/hook-pages.mjs',
    'scripts/site/props.mjs',
  ]
  const inputs = under(
    'specs/shop',
    'specs/content',
    'specs/services',
    'docs/generated/demos.json',
    'typedoc.json',
    ...own,
    ...packages,
  )
  await whenStale({ name: 'site-reference', inputs, outputs: [reference, hooks] }, () =>
    mustRun('The reference', 'node', [join(root, 'scripts/site/reference.mjs')]),
  )
}

async function buildContract() {
  const inputs = under('specs/shop', 'specs/content', 'specs/services', 'scripts/site/contract.mjs', 'redocly.yaml')
  await whenStale({ name: 'site-contract', inputs, outputs: [contract] }, writeContract)
}

/** Builds the whole site into docs/.vitepress/dist. */
export async function buildSite() {
  await ensureInstalled('full', docs)
  await generate()
  await mustRun('The types of the SDK', 'node', [join(root, 'node_modules/ts7/bin/tsc'), '-b', 'sdk'])
  writeDemoNames()
  await Promise.all([buildReference(), buildContract()])
  writeErrorCodes()
  writeChangelog()
  const vitepress = join(docs, 'node_modules/vitepress/bin/vitepress.js')
  await mustRun('The pages', 'node', [vitepress, 'build', docs], { env: { NODE_ENV: 'production' } })
  cpSync(reference, join(dist, 'reference'), { recursive: true })
  for (const file of readdirSync(contract).filter((name) => /\.(html|json)$/.test(name)))
    cpSync(join(contract, file), join(dist, 'contract', file))
}
