/** What the bundler tells of a module. */
export interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  /** As plain JavaScript. */
  readonly code?: string | null
}

/** What the bundler tells of its module graph. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

interface Statement {
  /** Names taken, as the other module calls them; null for all of it. */
  readonly names: readonly string[] | null
  /** The same names as this module passes them on. */
  readonly passedOn: readonly string[]
  readonly from: string
}

const statement = /^(?:import|export)\s*(?:([^'";]*?)\s*from\s*)?["']([^"']+)["'];?$/gm

function statementsOf(code: string): readonly Statement[] {
  return [...code.matchAll(statement)].map(([, clause = '', from = '']) => {
    const inBraces = /^\{([^}]*)\}$/.exec(clause)?.[1]
    if (inBraces === undefined) return { names: null, passedOn: [], from }
    const pairs = inBraces.split(',').map((part) => part.trim().split(/\s+as\s+/))
    return { names: pairs.map(([name = '']) => name), passedOn: pairs.map((pair) => pair.at(-1) ?? ''), from }
  })
}

/** The public entries of our packages: they pass on and do nothing else. */
export const isIndex = (id: string) => /[\\/](?:sdk|react-hooks)[\\/]exports[\\/].+\.ts$/.test(id)

/** The statements of a module beside the module that each is about; undefined when they cannot be told apart. */
function linksOf({ code, importedIds }: ModuleInfo): readonly (Statement & { readonly id: string })[] | undefined {
  const statements = statementsOf(code ?? '')
  const places = [...new Set(statements.map(({ from }) => from))]
  // what the bundler adds of its own stands at the end and in no statement
  const ids = importedIds.filter((id) => !id.startsWith('\0'))
  if (places.length !== ids.length) return undefined
  return statements.map((own) => ({ ...own, id: ids[places.indexOf(own.from)] ?? '' }))
}

/** The modules behind some names of an index, through others that it passes on; all of them when that cannot be told. */
function behind(graph: ModuleGraph, index: string, names: readonly string[]): readonly string[] {
  const info = graph.getModuleInfo(index)
  const links = info && linksOf(info)
  if (!links || links.some((own) => own.names === null)) return info?.importedIds ?? []
  return links.flatMap(({ id, names: taken, passedOn }) => {
    const wanted = taken?.filter((_, at) => names.includes(passedOn[at] ?? '')) ?? []
    if (wanted.length === 0) return []
    return isIndex(id) ? [id, ...behind(graph, id, wanted)] : [id]
  })
}

/** What a module imports; of an index only what stands behind the names that it takes. */
export function importsOf(graph: ModuleGraph, id: string): readonly string[] {
  const info = graph.getModuleInfo(id)
  if (!info) return []
  const all = (own: string) => (isIndex(own) ? [own, ...(graph.getModuleInfo(own)?.importedIds ?? [])] : [own])
  const links = linksOf(info)
  if (!links) return info.importedIds.flatMap(all)
  return links.flatMap((own) =>
    own.names && isIndex(own.id) ? [own.id, ...behind(graph, own.id, own.names)] : all(own.id),
  )
}
