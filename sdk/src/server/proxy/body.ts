/** Bytes with their own buffer; TypeScript before 5.7 has no generic Uint8Array. */
type Bytes = ReturnType<typeof Uint8Array.from>

/**
 * Reads a body up to a limit.
 *
 * @param body - The stream; null is an empty body.
 * @param limit - Most bytes to read.
 * @returns The bytes; undefined if there are more.
 */
export async function readLimited(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Bytes | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    size += value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/**
 * The same body as a stream, which fails once it is longer than `limit`. `end` is called when it ends, fails or is
 * cancelled.
 */
export function withinLimit(
  body: ReadableStream<Uint8Array>,
  limit: number,
  end: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          end()
          return controller.close()
        }
        size += value.byteLength
        if (size > limit) throw new Error('The file is longer than allowed')
        return controller.enqueue(value)
      } catch (error) {
        end()
        controller.error(error)
        return reader.cancel(error).catch(() => {})
      }
    },
    cancel(reason) {
      end()
      return reader.cancel(reason)
    },
  })
}

/** The text of a body. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** An error response of the proxy, in the format of the back end. */
export const refuse = (
  status: number,
  code: string,
  title: string,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(
    { errors: [{ code, field: null, title }], requestId },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
