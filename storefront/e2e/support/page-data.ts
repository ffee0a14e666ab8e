import { dataPath } from '../../src/lib/page/page-state.ts'

const files = /"files":\{([^}]*)\},?/
const named = /("[^"]+"):"([\w-]+)"/g

/** A document with the data that its page loads later, as if the server had left them in. */
export async function withData(origin: string, html: string): Promise<string> {
  const found = [...(files.exec(html)?.[1] ?? '').matchAll(named)]
  if (found.length === 0) return html
  const data = await Promise.all(
    found.map(async ([, id = '', hash = '']) => `${id}:${await (await fetch(origin + dataPath(hash))).text()}`),
  )
  const all = data.join(',')
  return html.includes('"loaderData":{')
    ? html.replace(files, '').replace('"loaderData":{', () => `"loaderData":{${all},`)
    : html.replace(files, () => `"loaderData":{${all}},`)
}
