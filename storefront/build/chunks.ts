/** What the bundler tells of its module graph. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

const pageOf = /[\\/]src[\\/]pages[\\/]([^\\/]+)[\\/]route\.tsx$/

/** Pages after the catalogue; what only they share stays out of the pages before them. */
const checkout = new Set(['cart', 'methods', 'details', 'finished', 'login'])

/** The module and all that it needs before it can run. */
function reach(graph: ModuleGraph, from: string): Set<string> {
  const seen = new Set([from])
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  return seen
}

/** The file of the build for each module that does not belong to one page alone. */
export function planChunks(graph: ModuleGraph, entry: string): ReadonlyMap<string, 'core' | 'checkout'> {
  const start = reach(graph, entry)
  const plan = new Map<string, 'core' | 'checkout'>([...start].map((id) => [id, 'core']))
  const pagesUsing = new Map<string, string[]>()
  const lazy = new Set([...start].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  for (const id of lazy) {
    const page = pageOf.exec(id)?.[1]
    if (page) for (const module of reach(graph, id)) pagesUsing.set(module, [...(pagesUsing.get(module) ?? []), page])
  }
  for (const [id, pages] of pagesUsing) {
    if (plan.has(id) || pages.length < 2) continue
    plan.set(id, pages.every((page) => checkout.has(page)) ? 'checkout' : 'core')
  }
  return plan
}

/**
 * Names the file of the build that a module goes to: `core` holds what every page starts with and what public pages
 * share, `checkout` what only checkout pages share. A module of one page stays in that page's file, and what is
 * imported at first use in its own. Left alone the bundler makes many crumbs, which cost bytes and requests.
 */
export function chunkNames(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let plan: ReadonlyMap<string, string> | undefined
  return (id, graph) => (plan ??= planChunks(graph, entry)).get(id) ?? null
}
