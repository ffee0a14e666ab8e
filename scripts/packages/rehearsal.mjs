// A dry run of the next release in a copy: versions and ranges as Changesets would write them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { mustRun } from '../lib/run.mjs'
import { packages } from './entries.mjs'

/** Published too, with versions of their own. */
const besides = ['specs/conformance', 'specs/contract']

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** The manifests of the next versions, after `changeset version`. */
export async function nextManifests() {
  const copy = mkdtempSync(join(tmpdir(), 'vanek-release-'))
  try {
    cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true })
    // the copy has no git history for links in a changelog
    const config = { ...readJson(root, '.changeset/config.json'), changelog: false }
    writeFileSync(join(copy, '.changeset/config.json'), JSON.stringify(config))
    const manifest = { ...readJson(root, 'package.json'), workspaces: [...packages, ...besides] }
    writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
    for (const folder of [...packages, ...besides])
      cpSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'), { recursive: true })
    await mustRun('The rehearsal of a release', 'changeset', ['version'], { cwd: copy })
    return packages.map((folder) => readJson(copy, folder, 'package.json'))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Faults of the next release. */
export async function releaseFaults() {
  const [sdk, hooks] = await nextManifests()
  const wanted = `^${sdk.version}`
  const range = hooks.peerDependencies['@vanek/sdk']
  const [major] = hooks.version.split('.')
  return [
    ...(range === wanted ? [] : [`the hooks ${hooks.version} would want the SDK ${range}, not ${wanted}`]),
    ...(sdk.version.startsWith(`${major}.`) ? [] : [`the SDK would be ${sdk.version}, the hooks ${hooks.version}`]),
  ]
}
