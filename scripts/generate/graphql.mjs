// The SDK's GraphQL documents as typed strings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

export const schema = join(root, 'specs/content/schema.graphql')
export const output = join(root, 'sdk/src/generated/graphql/graphql.ts')

export const graphqlDocuments = () => filesUnder(join(root, 'sdk/src')).filter((path) => path.endsWith('.graphql'))
export const hasGraphql = () => existsSync(schema) && graphqlDocuments().length > 0

/** What codegen imports of a package that users of the SDK do not have. */
const decoration = `interface DocumentTypeDecoration<TResult, TVariables> {
  /** Carries the types only; never set at run time. */
  __apiType?: (variables: TVariables) => TResult
}`

/** The output of codegen, with documents as minified strings, since pages load them. */
const asPlainTexts = (content, strip) =>
  content
    .replace(/import type \{ DocumentTypeDecoration \} from '[^']+';/, decoration)
    .replace(
      /export class (TypedDocumentString<TResult, TVariables>)[^]*?\n\}\n/,
      'export type $1 = string & DocumentTypeDecoration<TResult, TVariables>\n',
    )
    .replaceAll(/new TypedDocumentString\(`([^`]*)`(?:, \{[^}]*\})?\)/g, (_, text) => JSON.stringify(strip(text)))

const config = {
  documentMode: 'string',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  strictScalars: true,
  scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown', RichText: 'unknown' },
}

/**
 * Writes sdk/src/generated/graphql/graphql.ts with graphql-codegen, without its command line, which has two hundred
 * dependencies. The preset's document map (gql.ts) is left out on purpose: it would include every document in every
 * bundle.
 */
export async function writeGraphql() {
  const { codegen } = await import('@graphql-codegen/core')
  const { preset } = await import('@graphql-codegen/client-preset')
  const { buildASTSchema, parse, stripIgnoredCharacters } = await import('graphql')
  const schemaNode = parse(readFileSync(schema, 'utf8'))
  const documents = graphqlDocuments().map((location) => {
    const rawSDL = readFileSync(location, 'utf8')
    return { location, rawSDL, document: parse(rawSDL) }
  })
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: `${dirname(output)}/`,
    schema: schemaNode,
    schemaAst: buildASTSchema(schemaNode),
    documents,
    config,
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  })
  const main = sections.find(({ filename }) => filename.endsWith('graphql.ts'))
  if (!main) throw new Error('graphql-codegen makes no graphql.ts')
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(output, asPlainTexts(await codegen(main), stripIgnoredCharacters))
}
