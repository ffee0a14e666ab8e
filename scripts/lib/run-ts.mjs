// Runs one TypeScript module with Vite's module runner: node scripts/lib/run-ts.mjs <file> [arguments]
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { aliases } from '../aliases.mjs'

const [file] = process.argv.splice(2, 1)
if (!file) throw new Error('run-ts.mjs needs the file to run')
await runnerImport(resolve(file), { configFile: false, resolve: { alias: aliases } })
