import { dataOf } from '../data.ts'
import type { Data } from '../schema/files.ts'

export type VirtualText = Data['virtual-categories'][number]

export const VIRTUAL_TEXTS = dataOf('virtual-categories')
