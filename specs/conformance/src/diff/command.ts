import { parseArgs } from 'node:util'
import { profiles } from '../contract/profiles.ts'
import type { Change, Side } from './change.ts'
import { isGraphql, readOpenapi, InputError } from './document.ts'
import { diffGraphql, readGraphql } from './graphql.ts'
import { diffOpenapi } from './openapi.ts'

export const diffUsage = `vanek-conformance diff OLD NEW [options]

Lists the changes of a contract that break shops or back ends.
OLD and NEW are two OpenAPI 3 documents (YAML or JSON) or two GraphQL schemas (.graphql).

  --for shops|back-ends   list only the changes that break these
  --json                  print the changes as JSON
  --help                  print this text

Exit codes: 0 no breaking changes, 1 breaking changes, 2 the input cannot be compared.
`

const sides: Readonly<Record<string, Side>> = { shops: 'shops', 'back-ends': 'back ends' }

function parseOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { for: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return undefined
  const [oldPath, newPath, ...rest] = positionals
  if (oldPath === undefined || newPath === undefined || rest.length > 0) throw new InputError('diff needs two files.')
  const only = values.for === undefined ? undefined : sides[values.for]
  if (values.for !== undefined && !only) throw new InputError(`--for must be shops or back-ends, not ${values.for}.`)
  return { oldPath, newPath, only, json: values.json === true }
}

export function diffFiles(oldPath: string, newPath: string): Change[] {
  if (isGraphql(oldPath) !== isGraphql(newPath))
    throw new InputError('A GraphQL schema can only be compared with another GraphQL schema.')
  if (isGraphql(oldPath)) return diffGraphql(readGraphql(oldPath), readGraphql(newPath))
  return diffOpenapi(readOpenapi(oldPath), readOpenapi(newPath), { minimum: new Set(profiles.minimum.operations) })
}

const maxOperations = 4

function formatChanges(changes: readonly Change[], title: string): string[] {
  if (changes.length === 0) return []
  return [
    `${title}:`,
    ...changes.flatMap(({ operations, place, what, why }) => {
      const more = operations.length > maxOperations ? ` and ${operations.length - maxOperations} more` : ''
      return [
        `  ${operations.slice(0, maxOperations).join(', ')}${more}`,
        `    ${place}: ${what}`,
        ...(why === '' ? [] : [`    ${why}`]),
      ]
    }),
    '',
  ]
}

export function diffText(changes: readonly Change[], only?: Side): string {
  const breaking = (side: Side) => changes.filter(({ breaks }) => breaks.includes(side))
  const sidesShown = (['shops', 'back ends'] as const).filter((side) => only === undefined || only === side)
  const rest = changes.filter(({ breaks }) => breaks.length === 0)
  return [
    ...sidesShown.flatMap((side) => formatChanges(breaking(side), `Breaks ${side}`)),
    ...formatChanges(rest, 'Breaks nobody'),
    sidesShown
      .map(
        (side) => `${breaking(side).length} ${breaking(side).length === 1 ? 'change breaks' : 'changes break'} ${side}`,
      )
      .join(', ') + `, ${rest.length} ${rest.length === 1 ? 'breaks' : 'break'} nobody.`,
  ].join('\n')
}

/** Runs `diff` and returns its exit code. */
export function diffMain(args: readonly string[], print: (line: string) => void): number {
  try {
    const options = parseOptions(args)
    if (!options) {
      print(diffUsage)
      return 0
    }
    const { oldPath, newPath, only, json } = options
    const changes = diffFiles(oldPath, newPath)
    const breakingChanges = changes.filter(({ breaks }) => (only ? breaks.includes(only) : breaks.length > 0))
    print(
      json
        ? JSON.stringify({ isBreaking: breakingChanges.length > 0, changes }, undefined, 2)
        : diffText(changes, only),
    )
    return breakingChanges.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof InputError || (error instanceof TypeError && 'code' in error))) throw error
    print(`${error.message}\n\n${diffUsage}`)
    return 2
  }
}
