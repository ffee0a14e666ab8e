import type { preHandlerHookHandler } from 'fastify'

/** More than any of our pages posts, with as many files as somebody may select by mistake. */
const MOST_PARTS = 100

/** As browsers write it; of other ways to name a boundary, readers may understand another one. */
const ONLY_BOUNDARY = /^multipart\/form-data; ?boundary=([\w'()+,./:=?-]{1,70})$/i

/**
 * Accepts large bodies only as forms with few parts. Parsing creates an object per part, so many tiny parts would
 * block the server for seconds and fill its memory.
 *
 * @param upTo bodies of up to so many bytes are let in as they are
 */
export function fewParts(upTo: number): preHandlerHookHandler {
  return ({ body, headers }, _reply, done) => {
    if (!Buffer.isBuffer(body) || body.length <= upTo) return done()
    const mark = ONLY_BOUNDARY.exec(headers['content-type'] ?? '')?.[1]
    if (mark && countUpTo(body, `--${mark}`, MOST_PARTS) <= MOST_PARTS) return done()
    return done(Object.assign(new Error('A form of too many parts'), { statusCode: 413 }))
  }
}

/** How often a text is in a body; counting ends above `most`. */
function countUpTo(body: Buffer, text: string, most: number): number {
  let found = 0
  for (let at = body.indexOf(text); at >= 0 && found <= most; at = body.indexOf(text, at + text.length)) found += 1
  return found
}
