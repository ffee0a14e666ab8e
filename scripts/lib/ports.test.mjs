import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, mustBeFree } from './ports.mjs'

it('reports that HOST is no address of this machine', async () => {
  // an address reserved for documentation
  await expect(mustBeFree(await freePort(), 'PORT', '192.0.2.1')).rejects.toThrow(
    /^HOST must be an address of this machine, such as 127\.0\.0\.1 or 0\.0\.0\.0, but it is "192\.0\.2\.1"/,
  )
  await expect(mustBeFree(await freePort(), 'PORT', '127.0.0.1')).resolves.toBeUndefined()
})

it('reports that a port is in use', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await expect(mustBeFree(port, 'PORT')).rejects.toThrow(`Port ${port} is taken by another program; set PORT`)
  await new Promise((resolve) => server.close(resolve))
})
