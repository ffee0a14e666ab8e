// `docs/shop-checks.md` numbers what shoppers expect; every test and picture that it names as a proof exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { report } from './sources.mjs'

const page = 'docs/shop-checks.md'
const most = 60

/** The rows of the page: their numbers and proofs. */
export const rowsOf = (markdown) =>
  [...markdown.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)].map(([, number, proofs]) => ({
    number: Number(number),
    tests: [...proofs.matchAll(/`([\w/-]+)`: “([^”]+)”/g)].map(([, file, title]) => ({ file, title })),
    pictures: [...proofs.matchAll(/\]\((pictures\/[\w.-]+)\)/g)].map(([, picture]) => picture),
  }))

/** Titles of the tests in a file, as they are written there. */
export const titlesIn = (text) =>
  new Set([...text.matchAll(/\btest\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g)].map(([, plain, made]) => plain ?? made))

/** @param read text of a browser test by its name; undefined if there is none */
export function faultsOf(rows, read, hasPicture, count = most) {
  const faults = Array.from({ length: count }, (_, at) => at + 1)
    .filter((number) => rows.filter((row) => row.number === number).length !== 1)
    .map((number) => `${page}: ${number} has to stand there once`)
  for (const { number, tests, pictures } of rows) {
    if (tests.length + pictures.length === 0) faults.push(`${page}: ${number} is proved by nothing`)
    for (const { file, title } of tests) {
      const text = read(file)
      if (text === undefined) faults.push(`${page}: ${number} names the file ${file}, which is not there`)
      else if (!titlesIn(text).has(title)) faults.push(`${page}: ${number} names a test that ${file} has not: ${title}`)
    }
    for (const picture of pictures)
      if (!hasPicture(picture)) faults.push(`${page}: ${number} names ${picture}, which is not there`)
  }
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (name) => {
    const file = join(root, 'storefront/e2e', `${name}.e2e.ts`)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const rows = rowsOf(readFileSync(join(root, page), 'utf8'))
  report(
    'what shoppers expect',
    faultsOf(rows, read, (picture) => existsSync(join(root, 'docs', picture))),
  )
}
