import { openDatabase } from './database.mjs'
import { createBackEnd } from './server.mjs'

const server = createBackEnd(openDatabase(process.env.DATABASE ?? 'shop.db'))
server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () =>
  console.log(`The back end answers at http://127.0.0.1:${server.address().port}.`),
)
