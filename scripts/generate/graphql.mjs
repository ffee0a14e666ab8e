// The SDK's GraphQL documents as typed strings.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

export const schema = join(root, 'specs/content/schema.graphql')
export const output = join(root, 'sdk/src/generated/graphql/graphql.ts')

export const graphqlDocuments = () => filesUnder(join(root, 'sdk/src')).filter((path) => path.endsWith('.graphql'))
export const hasGraphql = () => existsSync(schema) && graphqlDocuments().length > 0

/** What codegen writes, its documents as plain texts without what GraphQL ignores: a page loads them. */
const asPlainTexts = (content, strip) =>
  content
    .replace(
      /export class (TypedDocumentString<TResult, TVariables>)[^]*?\n\}\n/,
      'export type $1 = string & DocumentTypeDecoration<TResult, TVariables>\n',
    )
    .replaceAll(/new TypedDocumentString\(`([^`]*)`(?:, \{[^}]*\})?\)/g, (_, text) => JSON.stringify(strip(text)))

/**
 * Writes sdk/src/generated/graphql/graphql.ts. The preset's document map (gql.ts) is left out on purpose:
 * it drags every document into every bundle.
 */
export async function writeGraphql() {
  const { generate } = await import('@graphql-codegen/cli')
  const { stripIgnoredCharacters } = await import('graphql')
  const folder = `${dirname(output)}/`
  const files = await generate(
    {
      schema,
      documents: graphqlDocuments(),
      silent: true,
      generates: {
        [folder]: {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: {
            documentMode: 'string',
            enumsAsTypes: true,
            useTypeImports: true,
            skipTypename: true,
            strictScalars: true,
            scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown', RichText: 'unknown' },
          },
        },
      },
    },
    false,
  )
  const main = files.find((file) => file.filename.endsWith('graphql.ts'))
  if (!main) throw new Error('graphql-codegen made no graphql.ts')
  mkdirSync(folder, { recursive: true })
  writeFileSync(output, asPlainTexts(main.content, stripIgnoredCharacters))
}
