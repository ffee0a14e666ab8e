/** Reads an uncompressed multi-layer EXR of 32-bit floats, as Blender writes it: planes by the end of their name. */
export interface Planes {
  readonly width: number
  readonly height: number
  /** The plane whose name ends so, such as `Combined.R`. */
  readonly plane: (name: string) => Float32Array
}

export function readExr(data: Buffer): Planes {
  let at = 8
  const text = (): string => {
    const end = data.indexOf(0, at)
    const read = data.toString('latin1', at, end)
    at = end + 1
    return read
  }
  const names: string[] = []
  let [width, height] = [0, 0]
  for (let name = text(); name !== ''; name = text()) {
    text()
    const length = data.readInt32LE(at)
    at += 4
    const end = at + length
    if (name === 'compression' && data[at] !== 0) throw new Error('Only uncompressed EXR files are read.')
    if (name === 'channels') {
      for (let channel = text(); channel !== ''; channel = text()) {
        if (data.readInt32LE(at) !== 2) throw new Error(`The channel ${channel} is not of 32-bit floats.`)
        names.push(channel)
        at += 16
      }
    }
    if (name === 'dataWindow') {
      width = data.readInt32LE(at + 8) - data.readInt32LE(at) + 1
      height = data.readInt32LE(at + 12) - data.readInt32LE(at + 4) + 1
    }
    at = end
  }
  const planes = new Map(names.map((name) => [name, new Float32Array(width * height)]))
  at += height * 8
  for (let row = 0; row < height; row += 1) {
    at += 8
    for (const plane of planes.values()) {
      for (let column = 0; column < width; column += 1, at += 4) plane[row * width + column] = data.readFloatLE(at)
    }
  }
  return {
    width,
    height,
    plane: (name) => {
      const found = [...planes].find(([full]) => full.endsWith(name))
      if (found === undefined) throw new Error(`No plane ${name} among ${names.join(', ')}.`)
      return found[1]
    },
  }
}
