// The SDK and the hooks as npm would publish them: built, packed, and looked at by publint and attw.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { main, mustRun, npm, Explained, run } from '../lib/run.mjs'

const folders = ['sdk', 'react-hooks']

async function checkPackage(folder, target) {
  const cwd = join(root, folder)
  await mustRun(`Building ${folder}`, 'tsup', [], { cwd })
  const { code, output } = await run(...npm('pack', '--silent', '--ignore-scripts', '--pack-destination', target), {
    cwd,
  })
  const name = output.split('\n').findLast((line) => line.endsWith('.tgz'))
  if (code !== 0 || !name) throw new Explained(`Packing ${folder} failed.\n${output}`)
  const tarball = join(target, name)
  const publint = await run('publint', ['run', tarball, '--strict'])
  // its suggestions do not change the exit code, but we want none of them
  if (!publint.output.includes('All good!')) throw new Explained(`publint of ${folder} found:\n${publint.output}`)
  await mustRun(`attw of ${folder}`, 'attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'])
}

await main(async () => {
  const target = mkdtempSync(join(tmpdir(), 'vanek-pack-'))
  try {
    // one after the other: the hooks' declarations are made from the SDK's
    for (const folder of folders) await checkPackage(folder, target)
  } finally {
    rmSync(target, { recursive: true })
  }
})
