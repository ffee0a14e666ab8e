import type { FastifyInstance } from 'fastify'

const graceMs = 4_000

/**
 * Stops on SIGINT and SIGTERM: no new connections, requests in flight are answered, then the process ends. `others` are
 * closed too.
 */
export function stopOnSignals(app: FastifyInstance, others: readonly { close(): Promise<void> }[] = []): void {
  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
    Promise.all([app.close(), ...others.map((other) => other.close())]).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
