import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { listenFault } from './listen.ts'

const faultAt = (port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(listenFault(error, { port, host })))
    server.listen(port, host, () => server.close(() => resolve('none')))
  })

it('explains what to do about an unusable address', async () => {
  expect(await faultAt(0, '192.0.2.1')).toBe(
    'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, but it is "192.0.2.1".',
  )
  expect(await faultAt(0, '127.0.0.1')).toBe('none')
  expect(listenFault({ code: 'EADDRINUSE' }, { port: 3000, host: '::1' })).toMatch(/^Port 3000 is taken .*set PORT/)
  expect(listenFault({ code: 'EACCES' }, { port: 80, host: '::1' })).toMatch(/^Port 80 is not .*set PORT/)
})
