import { createHash } from 'node:crypto'
import { guestSettings, type Settings } from '../../src/lib/page/settings.ts'
import { type PageState, type SentState, stateElement } from '../../src/lib/page/page-state.ts'

/** JSON that is safe in a script element: nothing in it can end the element or start a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The data of one loader as a file of its own. */
export interface DataFile {
  /** Hash of the JSON. */
  readonly hash: string
  readonly json: string
}

export interface StateScript {
  readonly html: string
  /** The files with the data that the block only names; none if it contains all data. */
  readonly files: readonly DataFile[]
}

/** The settings that the browser cannot know from its market. */
const sentSettings = (settings: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(guestSettings[name as keyof Settings]),
    ),
  )

/** Smaller data stay in the page: a request takes longer than their bytes. */
const worthFile = 1_000

/**
 * Creates the block with the state for the browser. It is data, so the content security policy does not apply. With
 * `asFiles`, the block only names the data of the loaders, because the browser needs them later than the page
 * (decision 0111). The data of a loader may be in many pages; they are serialized once as long as they are cached.
 */
export function createStateScript(): (state: PageState, asFiles?: boolean) => StateScript {
  const known = new WeakMap<object, DataFile>()
  const fileOf = (data: unknown): DataFile => {
    const json = jsonForHtml(data)
    return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 20) }
  }
  const knownFileOf = (data: unknown): DataFile => {
    if (typeof data !== 'object' || data === null) return fileOf(data)
    const file = known.get(data) ?? fileOf(data)
    known.set(data, file)
    return file
  }
  return ({ loaderData = {}, actionData, errors, settings, origin }, asFiles = false) => {
    const all = Object.entries(loaderData).map(([id, data]) => ({ id, file: knownFileOf(data) }))
    const isFile = ({ file }: (typeof all)[number]) => asFiles && file.json.length >= worthFile
    const apart = all.filter(isFile)
    const inline = all.filter((one) => !isFile(one)).map(({ id, file }) => `${jsonForHtml(id)}:${file.json}`)
    const files = apart.length > 0 ? { files: Object.fromEntries(apart.map(({ id, file }) => [id, file.hash])) } : {}
    const others = jsonForHtml({
      ...files,
      settings: sentSettings(settings),
      ...(actionData && { actionData }),
      ...(errors && { errors }),
      origin,
    } satisfies Omit<SentState, 'loaderData'>).slice(1)
    const json = `{${inline.length > 0 ? `"loaderData":{${inline.join(',')}},` : ''}${others}`
    return {
      html: `<script type="application/json" id="${stateElement}">${json}</script>`,
      files: apart.map(({ file }) => file),
    }
  }
}
