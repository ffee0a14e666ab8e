import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'

type Place = Pick<Config, 'port' | 'host'>

/** What to do if the server cannot listen at an address, in one sentence; undefined for another error. */
export function listenFault(error: unknown, { port, host }: Place): string | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} is not for everybody; set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, but it is "${host}".`
  return undefined
}

/** Starts to listen, or ends the process with an explanation. */
export async function listenAt(app: FastifyInstance, { port, host }: Place): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const fault = listenFault(error, { port, host })
    if (fault === undefined) throw error
    console.error(fault)
    process.exit(1)
  }
}
