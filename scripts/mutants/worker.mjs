// Runs tests repeatedly in one process, each time with one fault in the sources.
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { aliases, root } from '../aliases.mjs'
import { projectFiles, testsBySource } from './files.mjs'

// faults that survive the tests of a place may be noticed by others
const anywhere = /^(sdk|storefront)\/.*\.test\.ts$/
const isSlow = (path) => path.includes('.model.test.') || path.includes('/by-contract/')

process.once('message', async ({ place, faults, quick }) => {
  const tests = projectFiles().filter((path) => anywhere.test(path) && !(quick && isSlow(path)))
  const isNear = (path) => place.tests.some((own) => own.test(path))
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
        pool: 'forks',
        isolate: false,
      },
      ...{ maxWorkers: 1, reporters: [{}], testTimeout: 20_000, hookTimeout: 60_000, ui: false, silent: true },
      env: { SANDBOX_PASSWORD_COST: '12', MODEL_RUNS: '60' },
    },
    { resolve: { alias: aliases }, plugins: [plant] },
  )
  await vitest.standalone()
  const project = vitest.getRootProject()
  let failures = ''
  let last = []
  const isNoticed = async (paths) => {
    if (paths.length === 0) return false
    last = paths
    const run = await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(join(root, path))))
    const failed = run.testModules.filter((module) => !module.ok())
    const tests = failed.flatMap((module) => [...module.children.allTests('failed')])
    failures = [...failed.map(({ moduleId }) => moduleId), ...tests.map(({ fullName }) => fullName)].join('\n')
    return run.unhandledErrors.length > 0 || failed.length > 0
  }

  const concerned = new Set(faults.flatMap(({ path }) => (related.get(path) ?? []).filter(isNear)))
  if (await isNoticed([...concerned]))
    return process.send({ unfit: `The tests of this place fail without a fault:\n${failures}` })
  process.send({ ready: true })

  const sound = new Map()
  const isSound = async (path) => {
    if (!sound.has(path)) sound.set(path, !(await isNoticed([path])))
    process.send({ alive: true })
    return sound.get(path)
  }
  const withFault = async (fault, paths) => {
    const file = join(root, fault.path)
    planted = fault
    vitest.invalidateFile(file)
    const noticed = await isNoticed(paths)
    planted = undefined
    vitest.invalidateFile(file)
    // the timeout starts again for each run
    process.send({ alive: true })
    return noticed
  }

  for (const fault of faults) {
    const paths = related.get(fault.path) ?? []
    const near = paths.filter((path) => isNear(path))
    let noticed =
      (await withFault(
        fault,
        near.filter((path) => !isSlow(path)),
      )) ||
      (await withFault(
        fault,
        near.filter((path) => isSlow(path)),
      ))
    for (const path of paths.filter((one) => !isNear(one)))
      noticed ||= (await isSound(path)) && (await withFault(fault, [path]))
    const noticing = last
    process.send({ result: noticed ? 'caught' : 'survived' })
    // some faults persist in the tests' process: then the next fault gets a new one
    if (noticed && (await isNoticed(noticing))) return process.exit()
  }
})
