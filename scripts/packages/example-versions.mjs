// Writes the versions of our packages into the examples; part of `npm run release:version`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, readManifest } from './entries.mjs'
import { folderOf, standalone } from './example-list.mjs'

const versions = Object.fromEntries(packages.map(readManifest).map(({ name, version }) => [name, version]))

for (const path of standalone().map((name) => join(folderOf(name), 'package.json'))) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const name of Object.keys(versions))
    if (name in manifest.dependencies) manifest.dependencies[name] = versions[name]
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
