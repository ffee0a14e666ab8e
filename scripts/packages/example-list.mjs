// The examples, their size limits, and how they are run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'

export const folderOf = (name) => join(root, 'examples', name)

/** `lines` is the maximum length of an example; `orders` whether it can place an order. */
export const examples = [
  { name: 'next', lines: 120, orders: true, serve: ['next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p'] },
  { name: 'react-native', lines: 70, script: 'run.mjs' },
  { name: 'spa', lines: 150, orders: true },
  { name: 'vanilla', lines: 80, orders: true },
  { name: 'vue', lines: 100 },
  { name: 'svelte', lines: 100 },
  { name: 'tanstack-query', lines: 80 },
  { name: 'react-router', lines: 110, first: 'link' },
]

export const vitePreview = ['vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--strictPort', '--port']

const notExample =
  /^(node_modules|dist|\.next|.*\.md|package(-lock)?\.json|tsconfig\.json|.*\.config\.ts|next-env\.d\.ts)$/

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notExample.test(name))
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : [join(folder, entry.name)]))

/** Number of lines of a text, without blank ones and whole-line comments. */
export const linesIn = (text) => text.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length

/** Lines of an example, without its settings. */
export const linesOf = (name) =>
  sourcesIn(folderOf(name)).reduce((sum, path) => sum + linesIn(readFileSync(path, 'utf8')), 0)

/** Folders in `examples/` that are run from a registry: the others are workspaces. */
export const standalone = () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return readdirSync(join(root, 'examples'))
    .filter((name) => existsSync(join(folderOf(name), 'package.json')))
    .filter((name) => !workspaces.includes(`examples/${name}`))
}
