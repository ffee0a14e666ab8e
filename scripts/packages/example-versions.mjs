// Writes the versions of our packages into the examples; part of `npm run release:version`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { packages, readManifest } from './entries.mjs'

const released = [...packages, 'specs/contract'].map(readManifest)
const examples = readdirSync(join(root, 'examples')).map((name) => join(root, 'examples', name, 'package.json'))

for (const path of examples.filter((each) => existsSync(each))) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const { name, version } of released) if (name in manifest.dependencies) manifest.dependencies[name] = version
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
