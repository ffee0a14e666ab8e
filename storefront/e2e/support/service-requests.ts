interface LogReviewOrderParams {
  readonly orderId: string
  readonly email: string
  readonly productItemIds: readonly string[]
}

interface Hit {
  readonly service: string
  /** Parameters of the request. */
  readonly told: Readonly<Record<string, string>>
}

/** Data of an order sent to third-party services. */
export interface ServiceRequests {
  readonly reviews: readonly LogReviewOrderParams[]
  readonly priceComparison: readonly Hit['told'][]
  readonly shopping: readonly Hit['told'][]
}

const read = async (url: string): Promise<unknown> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** Reads the recorded requests to the sandbox's services for one order. */
export async function requestsFor(sandboxUrl: string, code: string): Promise<ServiceRequests> {
  const { orders } = (await read(`${sandboxUrl}/sandbox/reviews`)) as { orders: readonly LogReviewOrderParams[] }
  const { hits } = (await read(`${sandboxUrl}/sandbox/conversions`)) as { hits: readonly Hit[] }
  const of = (service: string) =>
    hits.filter((hit) => hit.service === service && hit.told['orderId'] === code).map(({ told: params }) => params)
  return {
    reviews: orders.filter(({ orderId }) => orderId === code),
    priceComparison: of('price-comparison'),
    shopping: of('shopping'),
  }
}

/** Number of requests to each service for an order. */
export async function requestCountsFor(sandboxUrl: string, code: string): Promise<readonly [number, number, number]> {
  const { reviews, priceComparison, shopping } = await requestsFor(sandboxUrl, code)
  return [reviews.length, priceComparison.length, shopping.length]
}
