// A change of the public API needs a changeset: compares with git, since BASE_COMMIT or the merge base with main.
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { report } from './sources.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Missing changesets for the output of `git diff --name-status`. */
export function changesetFaults(lines) {
  const changed = lines.map((line) => line.split('\t')).map(([status, ...paths]) => ({ status, path: paths.at(-1) }))
  const api = changed.filter(({ path }) => /^docs\/api\/.+\.txt$/.test(path))
  const hasChangeset = changed.some(({ path }) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path))
  return api.length > 0 && !hasChangeset
    ? [`${api.map(({ path }) => path).join(', ')}: say it in a changeset, npx changeset`]
    : []
}

/** Changed paths since the base; empty without git or without a base. */
function changedLines() {
  try {
    const base = git('merge-base', process.env.BASE_COMMIT || 'main', 'HEAD').trim()
    const untracked = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean)
    return [...git('diff', '--name-status', base).split('\n').filter(Boolean), ...untracked.map((path) => `A\t${path}`)]
  } catch {
    return []
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report('Changesets of the public API', changesetFaults(changedLines()))
