import type { Side } from '../../src/diff/change.ts'
import type { Loose } from '../../src/diff/document.ts'

export interface Row {
  readonly name: string
  readonly change: (document: Loose) => unknown
  readonly kind: string
  readonly place: string
  readonly breaks: readonly Side[]
}

export const SHOPS: readonly Side[] = ['shops']
export const BACKENDS: readonly Side[] = ['back ends']
export const BOTH: readonly Side[] = ['shops', 'back ends']
export const NOBODY: readonly Side[] = []

export const list = (document: Loose): Loose => document.paths['/items'].get
export const add = (document: Loose): Loose => document.paths['/items'].post
export const remove = (document: Loose): Loose => document.paths['/items/{id}'].delete
export const forAdd = (document: Loose): Loose => document.components.schemas.ForAdd
export const input = (document: Loose): Loose => forAdd(document).properties
export const item = (document: Loose): Loose => document.components.schemas.Item
export const itemProperties = (document: Loose): Loose => item(document).properties

export type Line = readonly [string, (document: Loose) => unknown, string, string, readonly Side[]]
