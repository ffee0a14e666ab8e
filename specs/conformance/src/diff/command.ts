import { parseArgs } from 'node:util'
import { profiles } from '../contract/profiles.ts'
import type { Change, Side } from './change.ts'
import { isGraphql, readOpenapi, Unreadable } from './document.ts'
import { diffGraphql, readGraphql } from './graphql.ts'
import { diffOpenapi } from './openapi.ts'

export const diffUsage = `vanek-conformance diff OLD NEW [options]

Says what a change of a contract breaks: for shops, and for back ends.
OLD and NEW are two OpenAPI 3 documents (YAML or JSON), or two GraphQL schemas (.graphql).

  --for shops|back-ends   only what breaks these
  --json                  prints it as JSON
  --help

Ends with 0 when nothing breaks, 1 when something does, 2 when it could not compare.
`

const sides: Readonly<Record<string, Side>> = { shops: 'shops', 'back-ends': 'back ends' }

function wanted(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { for: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return undefined
  const [old, now, ...more] = positionals
  if (old === undefined || now === undefined || more.length > 0) throw new Unreadable('diff wants two files.')
  const only = values.for === undefined ? undefined : sides[values.for]
  if (values.for !== undefined && !only) throw new Unreadable(`--for is shops or back-ends, not ${values.for}.`)
  return { old, now, only, json: values.json === true }
}

export function diffFiles(old: string, now: string): Change[] {
  if (isGraphql(old) !== isGraphql(now)) throw new Unreadable('A GraphQL schema is compared with another one only.')
  if (isGraphql(old)) return diffGraphql(readGraphql(old), readGraphql(now))
  return diffOpenapi(readOpenapi(old), readOpenapi(now), { minimum: new Set(profiles.minimum.operations) })
}

const mostNamed = 4

function lines(changes: readonly Change[], title: string): string[] {
  if (changes.length === 0) return []
  return [
    `${title}:`,
    ...changes.flatMap(({ operations, place, what, why }) => {
      const more = operations.length > mostNamed ? ` and ${operations.length - mostNamed} more` : ''
      return [
        `  ${operations.slice(0, mostNamed).join(', ')}${more}`,
        `    ${place}: ${what}`,
        ...(why === '' ? [] : [`    ${why}`]),
      ]
    }),
    '',
  ]
}

export function diffText(changes: readonly Change[], only?: Side): string {
  const of = (side: Side) => changes.filter(({ breaks }) => breaks.includes(side))
  const shown = (['shops', 'back ends'] as const).filter((side) => only === undefined || only === side)
  const rest = changes.filter(({ breaks }) => breaks.length === 0)
  return [
    ...shown.flatMap((side) => lines(of(side), `Breaks ${side}`)),
    ...lines(rest, 'Breaks nobody'),
    shown
      .map((side) => `${of(side).length} ${of(side).length === 1 ? 'change breaks' : 'changes break'} ${side}`)
      .join(', ') + `, ${rest.length} ${rest.length === 1 ? 'breaks' : 'break'} nobody.`,
  ].join('\n')
}

/** Runs `diff`; answers its exit code. */
export function diffMain(args: readonly string[], print: (line: string) => void): number {
  try {
    const options = wanted(args)
    if (!options) {
      print(diffUsage)
      return 0
    }
    const { old, now, only, json } = options
    const changes = diffFiles(old, now)
    const broken = changes.filter(({ breaks }) => (only ? breaks.includes(only) : breaks.length > 0))
    print(json ? JSON.stringify({ isBreaking: broken.length > 0, changes }, undefined, 2) : diffText(changes, only))
    return broken.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof Unreadable || (error instanceof TypeError && 'code' in error))) throw error
    print(`${error.message}\n\n${diffUsage}`)
    return 2
  }
}
