import { openDatabase } from './database.mjs'
import { createBackEnd } from './server.mjs'

const server = createBackEnd(openDatabase(process.env.DATABASE ?? 'shop.db'))
server.once('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is in use. Choose another with PORT.` : error)
  process.exitCode = 1
})
server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () =>
  console.log(`The back end answers at http://127.0.0.1:${server.address().port}.`),
)
