import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// documents are untyped JSON
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any

export const specs = join(import.meta.dirname, '../..')
export const names = ['shop', 'content', 'services'] as const
export type DocumentName = (typeof names)[number]
export type Documents = Readonly<Record<DocumentName, Loose>>

export interface Operation {
  readonly document: DocumentName
  readonly path: string
  readonly method: string
  readonly own: Loose
  readonly parameters: readonly Loose[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The bundled documents, generated from their sources. */
export function readDocuments(): Documents {
  const read = (name: string): Loose => JSON.parse(readFileSync(join(specs, 'generated', `${name}.json`), 'utf8'))
  return { shop: read('shop'), content: read('content'), services: read('services') }
}

const referred = (document: Loose, value: Loose): Loose => {
  if (typeof value?.$ref !== 'string') return value
  const parts: string[] = value.$ref.split('/').slice(1)
  return parts.reduce((at: Loose, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

export function operationsOf(documents: Documents): Operation[] {
  return names.flatMap((name) =>
    Object.entries<Loose>(documents[name].paths).flatMap(([path, item]) =>
      methods
        .filter((method) => method in item)
        .map((method) => ({
          ...{ document: name, path, method, own: item[method] },
          parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map((one) =>
            referred(documents[name], one),
          ),
        })),
    ),
  )
}
