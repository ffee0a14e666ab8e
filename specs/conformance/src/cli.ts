import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UnreachableError } from './client.ts'
import type { ProfileName } from './contract/profiles.ts'
import { diffMain } from './diff/command.ts'
import { htmlReport } from './report/html.ts'
import { junitReport } from './report/junit.ts'
import { summary, terminalResult } from './report/terminal.ts'
import { type Result, run } from './run.ts'

const usage = `vanek-conformance --shop URL --content URL [options]
vanek-conformance diff OLD NEW     list the breaking changes of a contract: see diff --help

Checks over HTTP whether a back end meets the contract of a Vánek shop.

  --shop URL              base URL of the shop back end, such as http://localhost:4000/store
  --content URL           base URL of the content service, such as http://localhost:4000/cms
  --profile minimum|full  minimum: what a shop needs to sell; other capabilities may be absent (default)
                          full: everything in the contract is required
  --customer EMAIL:PASS   a test customer; set it twice to check access to the data of others
  --no-orders             do not place orders
  --only CHECK            run only this check or group; may be repeated
  --json FILE, --junit FILE, --html FILE    write the report to a file
  --help                  print this text

Use a test back end. Orders are cancelled at the end if the back end supports it.
Exit codes: 0 all checks passed, 1 a check failed, 2 an option is invalid or the back end did not respond.
`

class UsageError extends Error {}

function parseOptions(args: readonly string[]) {
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
  if (shop === undefined || content === undefined) throw new UsageError('--shop and --content are required.')
  for (const url of [shop, content]) if (!/^https?:\/\/./.test(url)) throw new UsageError(`${url} is not an HTTP URL.`)
  if (!['minimum', 'full'].includes(profile)) throw new UsageError(`--profile must be minimum or full, not ${profile}.`)
  const customers = values.customer.map((pair) => {
    const at = pair.indexOf(':')
    if (at < 1) throw new UsageError('--customer must be email:password.')
    return { email: pair.slice(0, at), password: pair.slice(at + 1) }
  })
  return {
    ...{ shop: shop.replace(/\/+$/, ''), content: content.replace(/\/+$/, ''), profile: profile as ProfileName },
    ...{ customers, only: values.only, orders: !values['no-orders'] },
    files: { json: values.json, junit: values.junit, html: values.html },
  }
}

/** Runs the command and returns its exit code. */
export async function main(args: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  if (args[0] === 'diff') return diffMain(args.slice(1), print)
  try {
    const options = parseOptions(args)
    if (!options) {
      print(usage)
      return 0
    }
    const { files, ...rest } = options
    // absent results would fill pages, so the summary lists their capabilities
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
    if (error instanceof UnreachableError) print(error.message)
    else if (error instanceof UsageError || (error instanceof TypeError && 'code' in error))
      print(`${error.message}\n\n${usage}`)
    else throw error
    return 2
  }
}
