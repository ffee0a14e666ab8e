// The SDK's GraphQL documents as typed strings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

export const schema = join(root, 'specs/content/schema.graphql')
export const output = join(root, 'sdk/src/generated/graphql/graphql.ts')

export const graphqlDocuments = () => filesUnder(join(root, 'sdk/src')).filter((path) => path.endsWith('.graphql'))
/** Whether codegen is installed: `npm start` does not install it. */
export const hasCodegen = () => existsSync(join(root, 'node_modules/@graphql-codegen/core'))
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

async function parsedDocuments() {
  const { parse } = await import('graphql')
  return graphqlDocuments().map((location) => {
    const rawSDL = readFileSync(location, 'utf8')
    return { location, rawSDL, document: parse(rawSDL) }
  })
}

/**
 * The documents with their types, from graphql-codegen without its command line, which has two hundred dependencies. The
 * preset's document map (gql.ts) is left out on purpose: it would include every document in every bundle.
 */
export async function typedDocuments() {
  const { codegen } = await import('@graphql-codegen/core')
  const { preset } = await import('@graphql-codegen/client-preset')
  const { buildASTSchema, parse, stripIgnoredCharacters } = await import('graphql')
  const schemaNode = parse(readFileSync(schema, 'utf8'))
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: `${dirname(output)}/`,
    schema: schemaNode,
    schemaAst: buildASTSchema(schemaNode),
    documents: await parsedDocuments(),
    config,
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  })
  const main = sections.find(({ filename }) => filename.endsWith('graphql.ts'))
  if (!main) throw new Error('graphql-codegen makes no graphql.ts')
  return asPlainTexts(await codegen(main), stripIgnoredCharacters)
}

/**
 * The documents that `typedDocuments` gives, without their types, which a built shop does not need.
 */
export async function plainDocuments() {
  const { Kind, print, stripIgnoredCharacters, visit } = await import('graphql')
  const definitions = (await parsedDocuments()).flatMap(({ document }) => document.definitions)
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  )
  const withFragments = (definition, found = new Set()) => {
    found.add(definition)
    visit(definition, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value)
        if (!fragment) throw new Error(`${definition.name.value} uses the unknown fragment ${spread.name.value}`)
        if (!found.has(fragment)) withFragments(fragment, found)
      },
    })
    return found
  }
  return definitions
    .map((definition) => {
      const text = stripIgnoredCharacters([...withFragments(definition)].map(print).join(' '))
      const ending = definition.kind === Kind.FRAGMENT_DEFINITION ? 'FragmentDoc' : 'Document'
      return `export const ${definition.name.value}${ending} = ${JSON.stringify(text)};\n`
    })
    .join('')
}

/** Writes sdk/src/generated/graphql/graphql.ts. */
export function writeGraphql(content) {
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(output, content)
}
