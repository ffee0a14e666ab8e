import { basename, dirname } from 'node:path'
import type { InlineConfig } from 'vite'
import { builtModules } from './built-modules.ts'
import { planFiles, type BuiltModule } from './plan-files.ts'

/** Halves of a page: `view` is loaded at first, `data` when a visitor walks there from another page. */
const halfOfPage = /[\\/](view\.tsx|route\.tsx|data\.ts|route\.tsx\?data)$/
export const isView = (id: string) => /[\\/](?:view|route)\.tsx$/.test(id)

/** How often what is loaded later is loaded, for each time that it might be. Waiting is felt at first, not later. */
const laterWeight = 0.1

/**
 * How often each entry is loaded: a page as often as visitors come to it, the first script as often as all of them, what is
 * loaded later a part of that.
 *
 * @param visits - How often visitors come to the page of a view, compared with other pages.
 */
export function entryWeights(
  modules: readonly BuiltModule[],
  first: string,
  visits: (view: string) => number,
): ReadonlyMap<string, number> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const targets = new Set(modules.flatMap(({ loads }) => loads))
  const views = [...targets].filter(isView)
  const all = views.reduce((sum, view) => sum + visits(view), 0)
  const weights = new Map([[first, all], ...views.map((view): [string, number] => [view, visits(view)])])
  const closure = (id: string, seen = new Set<string>()) => {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const next of byId.get(id)?.imports ?? []) closure(next, seen)
    return seen
  }
  const loadedBy = new Map(
    [...targets, first].map((id) => [id, new Set([...closure(id)].flatMap((own) => byId.get(own)?.loads ?? []))]),
  )
  // late parts load others
  for (let depth = 0; depth < 3; depth += 1)
    for (const late of targets) {
      if (isView(late)) continue
      const loading = [...loadedBy].flatMap(([id, loads]) =>
        id !== late && loads.has(late) ? (weights.get(id) ?? 0) : [],
      )
      const often = halfOfPage.test(late) ? visits(late) : loading.reduce((sum, weight) => sum + weight, 0)
      weights.set(late, Math.min(all, often * laterWeight))
    }
  return weights
}

/** What a file is called: after the page or late part that it is, else after its largest module. */
function nameOf(modules: readonly BuiltModule[], targets: ReadonlySet<string>): string {
  const parts = modules.filter(({ id }) => targets.has(id))
  const [first] = [...(parts.length > 0 ? parts : modules)].sort((a, b) => b.size - a.size)
  const id = first?.id.replace(/\?.*$/, '') ?? 'empty'
  const own = basename(id).replace(/\.\w+$/, '')
  return halfOfPage.test(id) || own === 'index' ? `${basename(dirname(id))}-${own}` : own
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** How the bundler groups modules into files: see `planFiles`. */
export async function plannedFiles(config: InlineConfig, visits: (view: string) => number) {
  const { modules, first } = await builtModules(config)
  const byId = new Map(modules.map((module) => [module.id, module]))
  const targets = new Set(modules.flatMap(({ loads }) => loads))
  const nameOfModule = new Map<string, string>()
  const taken = new Set<string>()
  for (const ids of planFiles(modules, entryWeights(modules, first, visits))) {
    const name = ids.includes(first)
      ? 'core'
      : nameOf(
          ids.flatMap((id) => byId.get(id) ?? []),
          targets,
        )
    const own = taken.has(name) ? `${name}-${taken.size}` : name
    taken.add(own)
    for (const id of ids) nameOfModule.set(id, own)
  }
  // style sheets have no code, and go with who imports them
  const besides = (id: string, graph: ModuleGraph) =>
    nameOfModule.get(graph.getModuleInfo(id)?.importers[0] ?? '') ?? null
  return {
    // a group would else take along what is imported but never used
    includeDependenciesRecursively: false,
    groups: [
      { debugName: 'planned', name: (id: string, graph: ModuleGraph) => nameOfModule.get(id) ?? besides(id, graph) },
    ],
  }
}
