// Installs the packages if they do not match the lockfile.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { Explained, npm, run, secondsSince } from './run.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The version of a package in a folder; undefined if there is none. */
function versionIn(folder) {
  try {
    return readJson(join(folder, 'package.json')).version
  } catch {
    return undefined
  }
}

/**
 * Whether everything in the lockfile is installed; `lean` leaves out development dependencies. Checks every package in
 * its own folder: npm's record of the last install does not include later removals, and Node would then load another
 * version from a parent folder.
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

/** Why npm failed to install, as one sentence if its output has a known cause. */
export function installFault(output) {
  const known = causes.find(([sign]) => sign.test(output))
  return known ? known[1] : `npm could not install the packages.\n${output.trimEnd()}`
}

// by default npm retries silently for a minute and a half
const givingUpSoon = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000']

const wordsOf = (kind, folder) => {
  if (folder !== root) return 'what the site needs'
  return kind === 'lean' ? 'what the shop needs to run' : 'all packages'
}

/** Installs the packages of a folder with a lockfile if needed; returns whether it did. */
export async function ensureInstalled(kind, folder = root) {
  if (isInstalled(kind, folder)) return false
  const start = performance.now()
  console.log(`Installing ${wordsOf(kind, folder)}, in about a minute ...`)
  const [command, args] = npm(
    'ci',
    kind === 'lean' ? '--omit=dev' : '--include=dev',
    '--no-audit',
    '--no-fund',
    ...givingUpSoon,
  )
  const { code, output } = await run(command, args, { cwd: folder })
  if (code !== 0) throw new Explained(installFault(output))
  console.log(`Installed in ${secondsSince(start)}.`)
  return true
}
