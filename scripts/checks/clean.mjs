// The repository is self-contained: nothing in it depends on one machine, one registry or one build.
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { projectFiles, report } from './sources.mjs'

const biggest = 1_000_000
const binary = new Set([
  '.glb',
  '.webp',
  '.png',
  '.jpg',
  '.jpeg',
  '.avif',
  '.gif',
  '.ico',
  '.woff2',
  '.pdf',
  '.gz',
  '.br',
])

const machinePath = /(^|[\s"'`(=:])(\/(work|root|tmp)\/[\w.-]+|\/(home|Users)\/[a-z][\w.-]*\/|[A-Z]:\\Users\\)/
const buildOutput = /(^|\/)(dist|generated|node_modules|\.data|coverage)\/|\.tsbuildinfo$|\.tgz$|\.sqlite3?$/

const published = /^(sdk|react-hooks)\/(src|exports)\/(?!.*(\.test\.|\/testing\/)).*\.tsx?$/
const requirement = /\b[ABC]\d{1,2}\.\d{2}\b/

/** Faults of a tracked file. */
export function faultsOfFile({ path, size, text }) {
  const faults = []
  if (size > biggest) faults.push(`${path} is larger than 1 MB (${size} bytes)`)
  if (buildOutput.test(path)) faults.push(`${path} is made by the build and must not be in git`)
  if (text === undefined) return faults
  const lines = text.split('\n')
  if (path.endsWith('package-lock.json')) {
    // workspace entries resolve to folders, all others must have no registry URL
    const hosts = lines.filter((line) => /"resolved":\s*"[a-z+]+:\/\//.test(line))
    if (hosts.length > 0) faults.push(`${path} names a registry host: ${hosts[0].trim()}`)
    return faults
  }
  if (path.endsWith('.npmrc') && /registry\s*=|_auth/i.test(text)) faults.push(`${path} names a registry`)
  if (path.endsWith('.md') && /\n##+ [^\n]*\s*$/.test(text))
    faults.push(`${path} ends with a heading: what stood below it is gone`)
  lines.forEach((line, index) => {
    if (machinePath.test(line))
      faults.push(`${path}:${index + 1} names a path of one machine: ${line.trim().slice(0, 80)}`)
    if (published.test(path) && requirement.test(line))
      faults.push(`${path}:${index + 1} names a requirement, which an integrator cannot look up: ${line.trim()}`)
    // the entry of all hooks re-exports entries that have named exports
    const isPassedOn = path === 'react-hooks/exports/index.ts'
    if (/\.(ts|tsx|mjs)$/.test(path) && /^\s*export \*/.test(line) && !isPassedOn)
      faults.push(`${path}:${index + 1} exports everything`)
  })
  return faults
}

const readFile = (path) => ({
  path,
  size: statSync(join(root, path)).size,
  text: binary.has(extname(path)) ? undefined : readFileSync(join(root, path), 'utf8'),
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  report('Clean repository', projectFiles().map(readFile).flatMap(faultsOfFile))
}
