// A rehearsal of the next release in a copy: versions and ranges as Changesets would write them, and publishing.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { mustRun } from '../lib/run.mjs'
import { packages } from './entries.mjs'

/** Published too, with versions of their own. */
const besides = ['specs/conformance', 'specs/contract']

const released = [...packages, ...besides]

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Runs `work` in a copy of the manifests after `changeset version`. */
async function inNextRelease(work) {
  const copy = mkdtempSync(join(tmpdir(), 'vanek-release-'))
  try {
    cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true })
    // the copy has no git history for links in a changelog
    const config = { ...readJson(root, '.changeset/config.json'), changelog: false }
    writeFileSync(join(copy, '.changeset/config.json'), JSON.stringify(config))
    const manifest = { ...readJson(root, 'package.json'), workspaces: released }
    writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
    for (const folder of released)
      cpSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'), { recursive: true })
    await mustRun('The rehearsal of a release', 'changeset', ['version'], { cwd: copy })
    return await work(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Files that `exports` and `bin` of a manifest name. */
const exportedFiles = ({ exports: named = {}, bin = {} }) => {
  const files = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(files))
  return [...files(named), ...files(bin)].filter((file) => file.startsWith('./dist/') && !file.includes('*'))
}

/** The manifests of the next versions, after `changeset version`. */
export const nextManifests = () =>
  inNextRelease((copy) => packages.map((folder) => readJson(copy, folder, 'package.json')))

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

/**
 * Publishes the next release of the built packages to a registry on loopback, by the command that the real one is
 * published with. Returns the published versions by name.
 */
export const publishNext = (registry) =>
  inNextRelease(async (copy) => {
    for (const folder of released)
      for (const name of ['dist', 'README.md', 'LICENSE', 'CHANGELOG.md']) {
        const from = join(root, folder, name)
        if (existsSync(from)) cpSync(from, join(copy, folder, name), { recursive: true, dereference: true })
      }
    for (const folder of released)
      for (const file of exportedFiles(readJson(copy, folder, 'package.json')))
        if (!existsSync(join(copy, folder, file)))
          throw new Error(`${folder} would be published without ${file}: build it first`)
    // the packages are built already; the registry takes any token
    const npmrc = `registry=${registry}\n${registry.replace('http:', '')}:_authToken=rehearsal\nignore-scripts=true\n`
    writeFileSync(join(copy, 'npmrc'), npmrc)
    const env = {
      NPM_CONFIG_USERCONFIG: join(copy, 'npmrc'),
      npm_config_registry: registry,
      npm_config_provenance: 'false',
    }
    await mustRun('Publishing to the local registry', 'changeset', ['publish', '--no-git-tag'], {
      cwd: copy,
      env,
      timeoutMs: 120_000,
    })
    return Object.fromEntries(
      released.map((folder) => readJson(copy, folder, 'package.json')).map(({ name, version }) => [name, version]),
    )
  })
