// Writes the slugs of goods in all markets. A process of the sandbox knows only those of one market.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileAt = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const print = [fileAt('scripts/lib/run-ts.mjs'), fileAt('specs/sandbox/test/support/print-slugs.ts')]

const slugsIn = (market) =>
  execFileSync(process.execPath, print, {
    cwd: fileAt('.'),
    env: { ...process.env, SANDBOX_MARKET: market },
    encoding: 'utf8',
  }).split('\n')

const slovak = slugsIn('sk')
const lines = slugsIn('cs').map((line, at) => {
  const other = slovak[at]?.split(' ')
  const [kind, key, slug] = line.split(' ')
  if (other?.[0] !== kind || other[1] !== key) throw new Error(`${line} is not where ${slovak[at]} is.`)
  return `${kind} ${key} ${slug} ${other[2]}`
})
writeFileSync(fileAt('specs/sandbox/seed/goods-slugs.txt'), `${lines.join('\n')}\n`)
