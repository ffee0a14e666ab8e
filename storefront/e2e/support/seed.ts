import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'

// the sandbox stores the seeded database next to its own; the name changes with the seed
const isDump = (name: string) => /^dump-[\w-]+\.tgz$/.test(name)
const cacheFolder = join(root, 'node_modules/.cache/vanek/seed')

const dumpsIn = (folder: string) => readdir(folder).then((names) => names.filter(isDump))

/** Copies the cached seed into a new sandbox; seeding a database takes 10 s. */
export async function takeSeed(dataFolder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  for (const name of await dumpsIn(cacheFolder)) await cp(join(cacheFolder, name), join(dataFolder, name))
}

/** Caches the seeded database of a sandbox for the next one. */
export async function keepSeed(dataFolder: string): Promise<void> {
  const known = await dumpsIn(cacheFolder)
  for (const name of (await dumpsIn(dataFolder)).filter((each) => !known.includes(each))) {
    const temporary = join(cacheFolder, `${name}.${randomUUID()}`)
    await cp(join(dataFolder, name), temporary)
    await rename(temporary, join(cacheFolder, name))
  }
}
