// Runs publint and attw on the tarballs; every message fails, even a suggestion.
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** All entries of a package have the same structure (a test compares them): one of each depth is enough. */
const samples = { sdk: ['.', 'i18n/cs'], 'react-hooks': ['.'] }

async function ofPublint({ folder, target }) {
  const { messages, pkg } = await publint({ pkgDir: target, pack: false, strict: true })
  return messages.map((message) => `publint of ${folder}: ${formatMessage(message, pkg, { color: false })}`)
}

async function ofAttw({ folder, tarball }) {
  const looked = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)))
  const { types, problems } = await checkPackage(looked, { entrypoints: samples[folder] })
  if (!types) return [`attw of ${folder} finds no types`]
  return problems.map((problem) => `attw of ${folder}: ${JSON.stringify(problem)}`)
}

/** Faults in the metadata of the packages. */
export async function lookAt(packed) {
  const faults = []
  for (const each of packed) faults.push(...(await ofPublint(each)), ...(await ofAttw(each)))
  return faults
}
