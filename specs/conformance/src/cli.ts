import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Unreachable } from './client.ts'
import type { ProfileName } from './contract/profiles.ts'
import { diffMain } from './diff/command.ts'
import { htmlReport } from './report/html.ts'
import { junitReport } from './report/junit.ts'
import { summary, terminalResult } from './report/terminal.ts'
import { type Result, run } from './run.ts'

const usage = `vanek-conformance --shop URL --content URL [options]
vanek-conformance diff OLD NEW     what a change of the contract breaks: see diff --help

Checks by HTTP whether a back end fits the contract of a Vánek shop.

  --shop URL              base of the shop back end, like http://localhost:4000/store
  --content URL           base of the content service, like http://localhost:4000/cms
  --profile minimum|full  minimum: what a shop needs to sell at all; other capabilities may be absent (default)
                          full: everything in the contract has to be there
  --customer EMAIL:PASS   a customer for tests; give two, for what only its owner may see
  --no-orders             place no orders
  --only CHECK            only this check or group; may be given several times
  --json FILE, --junit FILE, --html FILE    write the report there too
  --help

Orders that it places are cancelled again where the back end can do that. Use a back end for tests.
Ends with 0 when all is well, 1 when a check failed, 2 when it could not ask.
`

class Usage extends Error {}

function wanted(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ shop: { type: 'string' }, content: { type: 'string' }, profile: { type: 'string', default: 'minimum' } },
      ...{ json: { type: 'string' }, junit: { type: 'string' }, html: { type: 'string' } },
      customer: { type: 'string', multiple: true, default: [] as string[] },
      only: { type: 'string', multiple: true, default: [] as string[] },
      'no-orders': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const { shop, content, profile } = values
  if (shop === undefined || content === undefined) throw new Usage('--shop and --content are needed.')
  for (const url of [shop, content]) if (!/^https?:\/\/./.test(url)) throw new Usage(`${url} is no http address.`)
  if (!['minimum', 'full'].includes(profile)) throw new Usage(`--profile is minimum or full, not ${profile}.`)
  const customers = values.customer.map((pair) => {
    const at = pair.indexOf(':')
    if (at < 1) throw new Usage('--customer wants email:password.')
    return { email: pair.slice(0, at), password: pair.slice(at + 1) }
  })
  return {
    ...{ shop: shop.replace(/\/+$/, ''), content: content.replace(/\/+$/, ''), profile: profile as ProfileName },
    ...{ customers, only: values.only, orders: !values['no-orders'] },
    files: { json: values.json, junit: values.junit, html: values.html },
  }
}

/** Runs the command; answers its exit code. */
export async function main(args: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  if (args[0] === 'diff') return diffMain(args.slice(1), print)
  try {
    const options = wanted(args)
    if (!options) {
      print(usage)
      return 0
    }
    const { files, ...rest } = options
    // what is absent fills pages: the last lines name it
    const onResult = (result: Result) => {
      if (result.verdict !== 'absent') for (const line of terminalResult(result)) print(line)
    }
    const report = await run({ ...rest, onResult })
    print(summary(report))
    if (files.json !== undefined) writeFileSync(files.json, `${JSON.stringify(report, undefined, 2)}\n`)
    if (files.junit !== undefined) writeFileSync(files.junit, junitReport(report))
    if (files.html !== undefined) writeFileSync(files.html, htmlReport(report))
    return report.results.some(({ verdict }) => verdict === 'failed') ? 1 : 0
  } catch (error) {
    if (error instanceof Unreachable) print(error.message)
    else if (error instanceof Usage || (error instanceof TypeError && 'code' in error))
      print(`${error.message}\n\n${usage}`)
    else throw error
    return 2
  }
}
