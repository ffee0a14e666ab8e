// Installs the packages when they are not what the lockfile says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { Explained, npm, run, secondsSince } from './run.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The version of a package that lies in a folder; undefined if none does. */
function versionIn(folder) {
  try {
    return readJson(join(folder, 'package.json')).version
  } catch {
    return undefined
  }
}

/**
 * Is everything of the lockfile installed? `lean` leaves out what only development needs. Every package is looked for where
 * it must lie: what npm has noted of its last install says nothing of what was taken away since, and another version
 * further up would then be loaded instead.
 */
export function isInstalled(kind, folder = root) {
  return Object.entries(readJson(join(folder, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link || wanted.optional || wanted.devOptional) return true
    if (kind === 'lean' && wanted.dev) return true
    return versionIn(join(folder, path)) === wanted.version
  })
}

const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/,
    'npm does not reach its registry: check the connection, or the proxy in the settings of npm, and start again.',
  ],
  [/ENOSPC/, 'The disk is full: make room on it and start again.'],
  [/EACCES|EPERM|EROFS/, 'npm may not write into node_modules: make this folder yours and start again.'],
]

/** Why npm could not install, in one sentence if that can be told from what it has written. */
export function installFault(output) {
  const known = causes.find(([sign]) => sign.test(output))
  return known ? known[1] : `npm could not install the packages.\n${output.trimEnd()}`
}

// by itself npm would be silent for a minute and a half before it gives up
const givingUpSoon = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000']

/** Makes sure that the packages are there; answers whether it had to install. */
export async function ensureInstalled(kind) {
  if (isInstalled(kind)) return false
  const start = performance.now()
  console.log(`Installing ${kind === 'lean' ? 'what the shop needs to run' : 'all packages'}, in about a minute ...`)
  const { code, output } = await run(
    ...npm('ci', kind === 'lean' ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', ...givingUpSoon),
  )
  if (code !== 0) throw new Explained(installFault(output))
  console.log(`Installed in ${secondsSince(start)}.`)
  return true
}
