// The changelog of both packages, with the changes that wait for the next release.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { plain, withoutIds } from './contract.mjs'
import { generated } from './places.mjs'

const packages = [
  { name: '@vanek/sdk', folder: 'sdk' },
  { name: '@vanek/react-hooks', folder: 'react-hooks' },
]
const kinds = ['major', 'minor', 'patch']

/** The content of a changeset: `{ kinds, text }`, the kind of change by package. */
export function readChangeset(text) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const of = [...head.matchAll(/['"]?(@[\w/-]+)['"]?: (major|minor|patch)/g)].map(([, name, kind]) => [name, kind])
  return { kinds: new Map(of), text: body.trim() }
}

/** The page of these changesets and released changes. */
export function changelogPage(changesets, released) {
  const waiting = (name) =>
    kinds.flatMap((kind) => {
      const texts = changesets.filter((each) => each.kinds.get(name) === kind).map(({ text }) => text)
      if (texts.length === 0) return []
      return [
        `#### ${kind} {#${name.split('/')[1]}-${kind}}`,
        '',
        ...texts.map((text) => `- ${plain(text).replaceAll('\n', '\n  ')}`),
        '',
      ]
    })
  return [
    '# Changelog',
    '',
    'What changed for users of the packages. [Versions and upgrades](/guide/upgrades) explains the kinds.',
    '',
    ...packages.flatMap(({ name }) => [
      `## ${name}`,
      '',
      ...['### Not released yet', '', ...waiting(name)],
      ...(released.get(name) ? [plain(released.get(name)), ''] : []),
    ]),
  ].join('\n')
}

/** Writes the page into `docs/generated/pages`. */
export function writeChangelog() {
  const files = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const changesets = files.sort().map((file) => readChangeset(readFileSync(join(root, '.changeset', file), 'utf8')))
  const bodyOf = (folder) => readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '')
  const folder = join(generated, 'pages')
  mkdirSync(folder, { recursive: true })
  const released = new Map(packages.map(({ name, folder: own }) => [name, bodyOf(own).trim()]))
  writeFileSync(join(folder, 'changelog.md'), withoutIds(changelogPage(changesets, released)))
}
