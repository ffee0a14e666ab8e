import { startShop } from './servers.ts'

/** Other data for the sandbox to return: settings of the shop, texts of the site. */
export interface Overrides {
  readonly settings?: object
  readonly content?: object
}

async function override(sandboxUrl: string, method: 'POST' | 'PUT', overrides: Overrides): Promise<Overrides> {
  const before = Object.entries(overrides).map(async ([tool, change]) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandboxUrl}/sandbox/${tool}`, { method, headers, body: JSON.stringify(change) })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${tool}`)
    return [tool, ((await answer.json()) as { before: object }).before]
  })
  return Object.fromEntries(await Promise.all(before)) as Overrides
}

/** Runs a test in a shop with an empty cache, while the sandbox returns other data. */
export async function withOverrides(
  sandboxUrl: string,
  overrides: Overrides,
  look: (baseURL: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const before = await override(sandboxUrl, 'POST', overrides)
  try {
    const shop = await startShop(sandboxUrl, env)
    await look(shop.shopUrl).finally(() => shop.stop())
  } finally {
    await override(sandboxUrl, 'PUT', before)
  }
}
