// A registry on loopback for our packages alone; run in a folder where verdaccio is installed.
//
//   node serve.mjs PORT STORAGE
import { createRequire } from 'node:module'

const [port, storage] = process.argv.slice(2)
const { runServer } = createRequire(`${process.cwd()}/`)('verdaccio')
const app = await runServer({
  storage,
  self_path: storage,
  web: { enable: false },
  uplinks: {},
  packages: { '@vanek/*': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', level: 'warn' },
  auth: { htpasswd: { file: `${storage}/htpasswd`, max_users: -1 } },
})
app.listen(Number(port), '127.0.0.1')
