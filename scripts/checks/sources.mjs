// The project's own files, for the checks.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

/** Paths of all files tracked by git or new; without git, everything except build output. */
export function projectFiles() {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
    return list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  } catch {
    return filesUnder(root).map((path) => relative(root, path).replaceAll('\\', '/'))
  }
}

export const isCode = (path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.d.ts')
export const isTest = (path) => /\.(?:sk-)?(test|test-d|e2e)\.(ts|tsx|mjs)$|\/testing\/|\/e2e\//.test(path)

/** The code files as a map of path to text. */
export const codeFiles = () =>
  new Map(
    projectFiles()
      .filter(isCode)
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

/** Prints the faults of a check and sets the exit code. */
export function report(title, faults) {
  if (faults.length === 0) return console.log(`${title}: nothing to mend`)
  console.error(`${title}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  process.exitCode = 1
}
