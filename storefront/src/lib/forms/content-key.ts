/** An idempotency key made from what a form holds: a plain form that is posted twice, as by a double click, is done once. */
export async function contentKey(form: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(form))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
