import type { FastifyInstance } from 'fastify'

const graceMs = 4_000

/** Stops on SIGINT and SIGTERM: no new connections, requests in flight are answered, then the process ends. */
export function stopOnSignals(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
