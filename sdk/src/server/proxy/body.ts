/** Reads a body of at most `limit` bytes; undefined when it is longer. */
export async function readLimited(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | undefined> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** A refusal of the proxy itself, in the form that the back end's have. */
export const refuse = (status: number, code: string, title: string, requestId: string): Response =>
  Response.json(
    { errors: [{ code, field: null, title }], requestId },
    { status, headers: { 'cache-control': 'no-store' } },
  )
