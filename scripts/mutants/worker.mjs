// Runs tests again and again in one process, each time with one fault in the sources that they import.
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { aliases, root } from '../aliases.mjs'
import { projectFiles, testsBySource } from './files.mjs'

const isSlow = (path) => path.includes('.model.test.')

process.once('message', async ({ place, faults, quick }) => {
  const tests = projectFiles().filter((path) => place.tests.some((own) => own.test(path)) && !(quick && isSlow(path)))
  const related = testsBySource(tests)
  let planted
  const plant = {
    name: 'plant',
    enforce: 'pre',
    transform(code, id) {
      const [path] = id.split('?')
      if (!planted || path !== join(root, planted.path)) return undefined
      return { code: code.slice(0, planted.start) + planted.to + code.slice(planted.end), map: null }
    },
  }
  const vitest = await createVitest(
    'test',
    {
      ...{
        root,
        config: false,
        watch: false,
        bail: 1,
        include: tests,
        environment: 'node',
        pool: 'threads',
        isolate: false,
      },
      ...{ maxWorkers: 1, reporters: [{}], testTimeout: 20_000, hookTimeout: 60_000, ui: false, silent: true },
      env: { SANDBOX_PASSWORD_COST: '12', MODEL_RUNS: '60' },
      ...(place.names && { testNamePattern: place.names }),
    },
    { resolve: { alias: aliases }, plugins: [plant] },
  )
  await vitest.standalone()
  const project = vitest.getRootProject()
  let told = ''
  const isNoticed = async (paths) => {
    if (paths.length === 0) return false
    const run = await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(join(root, path))))
    const failed = run.testModules.filter((module) => !module.ok())
    const tests = failed.flatMap((module) => [...module.children.allTests('failed')])
    told = [...failed.map(({ moduleId }) => moduleId), ...tests.map(({ fullName }) => fullName)].join('\n')
    return run.unhandledErrors.length > 0 || failed.length > 0
  }

  const concerned = new Set(faults.flatMap(({ path }) => related.get(path) ?? []))
  if (await isNoticed([...concerned]))
    return process.send({ unfit: `The tests of this place fail without a fault:\n${told}` })
  process.send({ ready: true })

  for (const fault of faults) {
    const paths = related.get(fault.path) ?? []
    const file = join(root, fault.path)
    planted = fault
    vitest.invalidateFile(file)
    const noticed =
      (await isNoticed(paths.filter((path) => !isSlow(path)))) ||
      (await isNoticed(paths.filter((path) => isSlow(path))))
    planted = undefined
    vitest.invalidateFile(file)
    process.send({ result: noticed ? 'caught' : 'survived' })
  }
})
