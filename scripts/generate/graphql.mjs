// The SDK's GraphQL documents as typed strings.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

export const schema = join(root, 'specs/content/schema.graphql')
export const output = join(root, 'sdk/src/generated/graphql/graphql.ts')

export const graphqlDocuments = () => filesUnder(join(root, 'sdk/src')).filter((path) => path.endsWith('.graphql'))
export const hasGraphql = () => existsSync(schema) && graphqlDocuments().length > 0

/**
 * Writes sdk/src/generated/graphql/graphql.ts. The preset's document map (gql.ts) is left out on purpose:
 * it drags every document into every bundle.
 */
export async function writeGraphql() {
  const { generate } = await import('@graphql-codegen/cli')
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
  // without the mark no bundler may drop a document that nobody imports
  writeFileSync(
    output,
    main.content.replaceAll('= new TypedDocumentString(', '= /*#__PURE__*/ new TypedDocumentString('),
  )
}
