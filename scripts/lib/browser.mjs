// Finds a Chromium for the browser tests: a configured one, one installed on the machine, or one from npm.
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

const ownShell = process.platform === 'linux' && process.arch === 'x64'

async function shellFromNpm() {
  // it unpacks its shared libraries only if it detects AWS Lambda
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args, headless: true, from: 'npm' }
}

/**
 * Options for `chromium.launch` of playwright-core: the configured browser, else an installed one, else the headless
 * shell from npm.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ executablePath: string, args: string[], headless: true, from: string }>}
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
      from: given ? 'CHROMIUM_PATH' : 'PATH',
    }
  }
  if (!ownShell) throw new Error('No Chromium or Chrome was found; install one or set CHROMIUM_PATH to it.')
  return shellFromNpm()
}

/**
 * The same for tests. They prefer the shell from npm even if a browser is installed: it needs little more than half of
 * the processor time, and is the same on each machine.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export const findTestBrowser = (env = process.env) =>
  ownShell && !env.CHROMIUM_PATH ? shellFromNpm() : findBrowser(env)
