// Generates the table of optional capabilities: their feature flags and operations.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { bundlePath, documents } from './openapi.mjs'

export const capabilitiesPath = join(root, 'sdk/src/generated/capabilities.ts')
export const profilesPath = join(root, 'specs/profiles.json')

/** Where each operation is, such as `shop GET /api/v1/order-gifts`. */
function placesOf(target) {
  const { paths } = JSON.parse(readFileSync(bundlePath(target), 'utf8'))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined ? [] : [[operationId, `${target} ${method.toUpperCase()} ${path}`]],
    ),
  )
}

/** Writes the capabilities of the profiles. */
export function writeCapabilities() {
  const { capabilities } = JSON.parse(readFileSync(profilesPath, 'utf8'))
  const places = new Map(documents().flatMap(placesOf))
  const entries = Object.entries(capabilities)
  const names = entries.map(([name]) => `'${name}'`).join(' | ')
  const flags = entries.flatMap(([name, { flag }]) => (flag === undefined ? [] : `  '${name}': '${flag}',\n`))
  const rows = entries.map(([name, { operations }]) => {
    const own = operations.map((id) => {
      if (!places.has(id)) throw new Error(`${name} of profiles.json names ${id}, which no document has.`)
      return `    '${places.get(id)}',\n`
    })
    return `  '${name}': [\n${own.join('')}  ],\n`
  })
  const text = `// made from specs/profiles.json; do not edit
/** What a back end may lack, by its name in the profiles of the contract. */
export type Capability = ${names}

/** Feature flags that are off without a capability. */
export const capabilityFlags: Readonly<Record<string, string>> = {
${flags.join('')}}

/** Operations of each capability: back end, method and path. */
export const capabilityOperations: Readonly<Record<Capability, readonly string[]>> = {
${rows.join('')}}
`
  mkdirSync(dirname(capabilitiesPath), { recursive: true })
  writeFileSync(capabilitiesPath, text)
}
