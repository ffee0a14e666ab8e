// Runs publint and attw on the tarballs; every message fails, even a suggestion.
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** All entries of a package have the same structure (a test compares them): one of each depth is enough. */
const samples = { sdk: ['.', 'i18n/cs'], 'react-hooks': ['.'] }

async function publintFaults({ folder, target }) {
  const { messages, pkg } = await publint({ pkgDir: target, pack: false, strict: true })
  return messages.map((message) => `publint of ${folder}: ${formatMessage(message, pkg, { color: false })}`)
}

async function attwFaults({ folder, tarball }) {
  const contents = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)))
  const { types, problems } = await checkPackage(contents, { entrypoints: samples[folder] })
  if (!types) return [`attw of ${folder} finds no types`]
  return problems.map((problem) => `attw of ${folder}: ${JSON.stringify(problem)}`)
}

/** Faults in the metadata of the packages. */
export async function metadataFaults(packed) {
  const faults = []
  for (const each of packed) faults.push(...(await publintFaults(each)), ...(await attwFaults(each)))
  return faults
}
