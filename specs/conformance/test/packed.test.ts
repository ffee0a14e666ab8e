import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const call = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

let folder: string
let program: string

/** Installs the packed package in an empty folder with only its dependencies. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanek-packed-'))
  await call('npm', ['pack', '--pack-destination', folder], { cwd: root })
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  await call('tar', ['-xzf', tarball], { cwd: folder })
  await symlink(join(root, '../../node_modules'), join(folder, 'node_modules'))
  program = join(folder, 'package/dist/vanek-conformance.js')
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (...args: string[]) =>
  call(process.execPath, [program, ...args], { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )

describe('the packed command', { timeout: 120_000 }, () => {
  it('prints its usage', async () => {
    expect(await run('--help')).toEqual({ code: 0, stdout: expect.stringContaining('--shop URL --content URL') })
  })

  it('compares two contracts', async () => {
    const contract = join(folder, 'package/dist/contract')
    const [oldFile, newFile] = [join(contract, 'shop.json'), join(folder, 'new.json')]
    await writeFile(newFile, (await readFile(oldFile, 'utf8')).replaceAll('"totalWithTax"', '"total"'))
    expect(await run('diff', oldFile, oldFile)).toMatchObject({ code: 0 })
    expect(await run('diff', oldFile, newFile)).toEqual({
      code: 1,
      stdout: expect.stringContaining('CartPrices.totalWithTax'),
    })
  })

  it('exits with 2 and a message for invalid options or an unreachable back end', async () => {
    const url = 'http://127.0.0.1:1/store'
    expect(await run('--shop', url)).toEqual({
      code: 2,
      stdout: expect.stringContaining('--shop and --content are required'),
    })
    expect(await run('--shop', url, '--content', url, '--nonsense')).toMatchObject({ code: 2 })
    const unreachable = await run('--shop', url, '--content', url)
    expect(unreachable).toEqual({ code: 2, stdout: expect.stringContaining('did not respond') })
  })
})
