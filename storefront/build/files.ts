import { basename, dirname } from 'node:path'
import type { InlineConfig } from 'vite'
import { builtModules } from './built-modules.ts'
import { planFiles, type BuiltModule } from './plan-files.ts'

/** Modules of a page: `view` is in the first load, `data` is loaded on a client-side navigation. */
const halfOfPage = /[\\/](view\.tsx|(?:data|action)\.ts)$/
export const isView = (id: string) => /[\\/]view\.tsx$/.test(id)

/**
 * Weight of lazy modules: the share of visits that load them. The first load matters more than later ones, and most
 * visits use none of the lazy parts; at 0.1 the first script was 2.3 kB (br) larger.
 */
const laterWeight = 0.05

/**
 * How often each entry is loaded: a page by its visits, the first script by all visits, a lazy module by a part of
 * them.
 *
 * @param visits - Visits of the page of a view, compared with other pages.
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
  // lazy modules load others
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

/** Name of a file: of its page or lazy module, else of its largest module. */
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

/** Groups of modules for the bundler: see `planFiles`. */
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
  // style sheets have no code, and belong to their importer
  const besides = (id: string, graph: ModuleGraph) =>
    nameOfModule.get(graph.getModuleInfo(id)?.importers[0] ?? '') ?? null
  return {
    // otherwise a group would include imports that tree shaking removes
    includeDependenciesRecursively: false,
    groups: [
      { debugName: 'planned', name: (id: string, graph: ModuleGraph) => nameOfModule.get(id) ?? besides(id, graph) },
    ],
  }
}
