// One run of Lighthouse, which is fetched from npm on first use: it is too large to be a dependency.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, npm, run } from './run.mjs'

export const version = '12.8.2'
export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const forms = {
  phone: ['--form-factor=mobile'],
  desk: ['--preset=desktop'],
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** One run, as on a phone or at a desk; returns its report. */
export async function report(url, { browser, folder, form = 'phone' }) {
  const path = join(folder, 'report.json')
  const flags = [...browser.args, '--no-zygote'].join(' ')
  const [command, args] = npm(
    ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', `--output-path=${path}`, `--only-categories=${categories.join()}`],
    ...[...forms[form], '--throttling-method=simulate', `--chrome-flags=${flags}`],
  )
  const env = { CHROME_PATH: browser.executablePath }
  // it sometimes fails to record a page
  for (let tries = 1; tries < 3; tries++) if ((await run(command, args, { env })).code === 0) return read(path)
  await mustRun(`Lighthouse on ${url}`, command, args, { env })
  return read(path)
}

/** Audits that lower the score of categories that should be 100. */
export const faults = ({ categories: found, audits }) =>
  Object.entries(found)
    .filter(([id]) => id !== 'performance')
    .flatMap(([id, { auditRefs }]) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 1)
        .map(({ id: audit }) => `${id}: ${audits[audit].title}`),
    )
