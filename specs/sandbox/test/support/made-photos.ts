import sharp from 'sharp'

/** A photo of one colour with the EXIF orientation and GPS position of a phone. */
export function photo(
  { width = 600, height = 400, colour = 'red', orientation = 1 } = {},
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '49/1 11/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '16/1 36/1 0/1',
  }
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'Zkušební telefon' }, IFD3: place })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}

/** A small file whose header declares a picture of 40,000 × 40,000 pixels. */
export async function bomb(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  // the PNG header has a checksum
  bytes.writeUInt32BE(40_000, 16)
  bytes.writeUInt32BE(40_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
