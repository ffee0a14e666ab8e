// Examples in docstrings of the SDK and the hooks compile, every public hook has one, and imports in documents exist.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { examplesIn, exportedNames, importsIn, moduleOf } from '../lib/examples.mjs'
import { run } from '../lib/run.mjs'
import { codeFiles, projectFiles, report } from './sources.mjs'

const target = join(root, 'node_modules/.cache/vanek/examples')
const read = (path) => readFileSync(join(root, path), 'utf8')

const entries = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))

/** Names that an example may use without an import, with their module. */
function knownNames() {
  const of = (folder, named) =>
    entries(folder).flatMap((file) => {
      const subpath = file.replace(/\.tsx?$/, '')
      const from = subpath === 'index' ? named : `${named}/${subpath}`
      return exportedNames(read(join(folder, file))).map((each) => ({ ...each, from }))
    })
  const reader = [...read('scripts/examples/reader.tsx').matchAll(/declare (?:const|function) (\w+)/g)]
  return [
    ...of('react-hooks/exports', '@vanek/react-hooks'),
    // the messages of one language stand for those of all
    ...of('sdk/exports', '@vanek/sdk').filter(({ from }) => !/i18n\/(de|sk)$/.test(from)),
    ...reader.map(([, name]) => ({ name, type: false, from: join(root, 'scripts/examples/reader.tsx') })),
  ]
}

const tsconfig = {
  extends: join(root, 'react-hooks/tsconfig.json'),
  compilerOptions: {
    ...{ composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, incremental: false },
    ...{
      noUnusedLocals: false,
      noUnusedParameters: false,
      rootDir: root,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    rootDirs: [],
    tsBuildInfoFile: null,
  },
  include: ['*.tsx'],
  exclude: [],
  references: [],
}

/** Writes every example as a module; returns the source of each by its file name. */
function writeExamples() {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const known = knownNames()
  const origin = new Map()
  const sources = [...codeFiles()].filter(([path]) =>
    /^(sdk|react-hooks)\/(src|exports)\/.*(?<!\.test)\.tsx?$/.test(path),
  )
  for (const [path, text] of sources)
    for (const { line, code } of examplesIn(text)) {
      const name = `example-${origin.size}.tsx`
      writeFileSync(join(target, name), moduleOf(code, known, origin.size))
      origin.set(name, { at: `${path}:${line}`, code })
    }
  for (const path of projectFiles().filter((each) => /\.mdx?$/.test(each)))
    for (const { line, code } of importsIn(read(path))) {
      const name = `example-${origin.size}.tsx`
      writeFileSync(join(target, name), code)
      origin.set(name, { at: `${path}:${line}`, code: '' })
    }
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(tsconfig))
  return origin
}

/** Public hooks without an example. */
function withoutExample(origin) {
  const codes = [...origin.values()].map(({ code }) => code)
  return entries('react-hooks/exports')
    .flatMap((file) => exportedNames(read(join('react-hooks/exports', file))))
    .filter(({ name, type }) => !type && /^use[A-Z]/.test(name))
    .filter(({ name }) => !codes.some((code) => new RegExp(`\\b${name}\\(`).test(code)))
    .map(({ name }) => `${name} has no example`)
}

async function exampleFaults() {
  const origin = writeExamples()
  const { code, output } = await run('node', [
    join(root, 'node_modules/ts7/bin/tsc'),
    '-p',
    target,
    '--pretty',
    'false',
  ])
  const told = output.replaceAll(/\S*(example-\d+\.tsx)/g, (whole, name) => origin.get(name)?.at ?? whole)
  return [...(code === 0 ? [] : [told.trim()]), ...withoutExample(origin)]
}

report('examples', await exampleFaults())
