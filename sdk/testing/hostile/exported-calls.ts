import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Shop } from '@vanek/sdk'

type AnyCall = (shop: Shop, ...more: never[]) => Promise<unknown>

const folder = fileURLToPath(new URL('../../exports/', import.meta.url))
const verb =
  /^(get|change|cancel|withdraw|declare|confirm|request|open|add|set|remove|update|clear|save|place|pay|find|file|search|ask|log|exchange|register|forgot|reset|delete)[A-Z]/

const isCall = (name: string, value: unknown): value is AnyCall =>
  typeof value === 'function' &&
  verb.test(name) &&
  !name.endsWith('Query') &&
  /^(async )?(function \w+)?\(?shop\b/.test(value.toString())

/** Every call that the SDK exports, by name. */
export async function exportedCalls(): Promise<ReadonlyMap<string, AnyCall>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(folder + file).href)) as Readonly<Record<string, unknown>>),
  )
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (isCall(name, value) ? [[name, value] as const] : [])),
    ),
  )
}

/** Whether it can be called with the shop only. */
export const needsOnlyTheShop = (call: AnyCall): boolean => call.length === 1
