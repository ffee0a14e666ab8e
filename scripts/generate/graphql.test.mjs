import { readFileSync } from 'node:fs'
import { parse, print } from 'graphql'
import { expect, it } from 'vitest'
import { output, plainDocuments } from './graphql.mjs'

/** The documents of a generated file: the definitions of each, whose order does not matter to servers. */
const documentsIn = (content) =>
  Object.fromEntries(
    [...content.matchAll(/^export const (\w+) = ("(?:[^"\\]|\\.)*")/gm)].map(([, name, text]) => [
      name,
      parse(JSON.parse(text)).definitions.map(print).sort(),
    ]),
  )

it('the documents without types are those of codegen', async () => {
  const typed = documentsIn(readFileSync(output, 'utf8'))
  expect(Object.keys(typed).length).toBeGreaterThan(40)
  expect(documentsIn(await plainDocuments())).toEqual(typed)
})
