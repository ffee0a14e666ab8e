import { startShop } from './servers.ts'

/** Other data for the sandbox to return: settings of the shop, texts of the site. */
export interface Told {
  readonly settings?: object
  readonly content?: object
}

async function tell(sandboxUrl: string, method: 'POST' | 'PUT', told: Told): Promise<Told> {
  const before = Object.entries(told).map(async ([tool, change]) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandboxUrl}/sandbox/${tool}`, { method, headers, body: JSON.stringify(change) })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${tool}`)
    return [tool, ((await answer.json()) as { before: object }).before]
  })
  return Object.fromEntries(await Promise.all(before)) as Told
}

/** Runs a test in a shop with an empty cache, while the sandbox returns other data. */
export async function whileTold(
  sandboxUrl: string,
  told: Told,
  look: (baseURL: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const before = await tell(sandboxUrl, 'POST', told)
  try {
    const shop = await startShop(sandboxUrl, env)
    await look(shop.shopUrl).finally(() => shop.stop())
  } finally {
    await tell(sandboxUrl, 'PUT', before)
  }
}
