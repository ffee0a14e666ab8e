// Installs the packages when they are not what the lockfile says.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { Explained, npm, run, secondsSince } from './run.mjs'

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/**
 * Is everything of the lockfile installed? `lean` leaves out what only development needs.
 * npm's own record of what it installed is compared, so that an install made by hand counts too.
 */
export function isInstalled(kind, folder = root) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link || wanted.optional || wanted.devOptional) return true
    if (kind === 'lean' && wanted.dev) return true
    return installed[path]?.version === wanted.version
  })
}

/** Makes sure that the packages are there; answers whether it had to install. */
export async function ensureInstalled(kind) {
  if (isInstalled(kind)) return false
  const start = performance.now()
  console.log(kind === 'lean' ? 'Installing what the shop needs to run ...' : 'Installing all packages ...')
  const { code, output } = await run(
    ...npm('ci', kind === 'lean' ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund'),
  )
  if (code !== 0) throw new Explained(`npm could not install the packages.\n${output.trimEnd()}`)
  console.log(`Installed in ${secondsSince(start)}.`)
  return true
}
