import { dataPath } from '../../src/lib/page/page-state.ts'

const files = /"files":\{([^}]*)\},?/
const named = /("[^"]+"):"([\w-]+)"/g

/** A document with the data that its page loads later, as if the server had left them in. */
export async function withData(origin: string, html: string): Promise<string> {
  const found = [...(files.exec(html)?.[1] ?? '').matchAll(named)]
  const data = await Promise.all(
    found.map(async ([, id = '', hash = '']) => `${id}:${await (await fetch(origin + dataPath(hash))).text()},`),
  )
  return html.replace(files, '').replace('"loaderData":{', () => `"loaderData":{${data.join('')}`)
}
