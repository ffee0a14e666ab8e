import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Models and drawings are stored compressed, a third of their bytes, and most are sent as they are stored. */
export const ENDING = '.br'

export function compress(data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params })
}

export const decompress = (data: Buffer): Buffer => brotliDecompressSync(data)
