// A Chromium for the browser tests: given, found on the machine, or unpacked from npm.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(process.platform === 'darwin' ? macPaths : [])
    .find(isProgram)

/**
 * What playwright-core's `chromium.launch` needs. `full` says whether it is a whole browser: the one from npm is the
 * headless shell, which never restores pages from the back/forward cache.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ executablePath: string, args: string[], headless: true, full: boolean, from: string }>}
 */
export async function findBrowser(env = process.env) {
  const given = env.CHROMIUM_PATH
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH names no program: ${given}`)
  const found = given ?? onPath(env)
  if (found) {
    return {
      executablePath: found,
      args: ['--headless=new', ...args],
      headless: true,
      full: true,
      from: given ? 'CHROMIUM_PATH' : 'PATH',
    }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Chrome was found; install one or set CHROMIUM_PATH to it.')
  }
  // it unpacks the shared libraries it needs only when it believes that it runs on Lambda
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args, headless: true, full: false, from: 'npm' }
}
