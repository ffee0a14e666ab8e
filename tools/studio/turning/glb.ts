import type { Material } from '../cycles/meshes.ts'
import type { Surface } from './simple.ts'

/** Component types and targets of glTF 2.0. */
const [BYTE, SHORT, UNSIGNED_SHORT, UNSIGNED_INT] = [5120, 5122, 5123, 5125]
const [VERTICES, ELEMENTS] = [34962, 34963]

const round = (value: number, digits = 4): number => Number(value.toFixed(digits))

function materialOf({ colour, roughness, metalness, emissive, emissiveIntensity, opacity, transmission }: Material) {
  const alpha = Math.min(opacity, 1 - transmission * 0.75)
  return {
    pbrMetallicRoughness: {
      baseColorFactor: [...colour.map((value) => round(value)), round(alpha)],
      metallicFactor: round(metalness),
      roughnessFactor: round(roughness),
    },
    ...(emissiveIntensity > 0 &&
      emissive.some((value) => value > 0) && {
        emissiveFactor: emissive.map((value) => round(Math.min(1, value * emissiveIntensity))),
      }),
    ...(alpha < 1 && { alphaMode: 'BLEND' }),
  }
}

/**
 * Writes a model as binary glTF in metres. Places are whole numbers of 16 bits and directions of 8, as the extension
 * `KHR_mesh_quantization` allows: half the bytes, and finer than a tenth of a millimetre.
 */
export function writeGlb(surfaces: readonly Surface[], name: string): Buffer {
  const largest = Math.max(
    ...surfaces.map(({ positions }) => positions.reduce((far, value) => Math.max(far, Math.abs(value)), 0)),
  )
  const parts: Buffer[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  const add = (data: Buffer, view: object, accessor: object): number => {
    const byteOffset = parts.reduce((sum, part) => sum + part.length, 0)
    parts.push(data, Buffer.alloc(-data.length & 3))
    bufferViews.push({ buffer: 0, byteOffset, byteLength: data.length, ...view })
    accessors.push({ bufferView: bufferViews.length - 1, ...accessor })
    return accessors.length - 1
  }
  const primitives = surfaces.map(({ positions, normals, indices }, material) => {
    const count = positions.length / 3
    const [places, directions] = [Buffer.alloc(count * 8), Buffer.alloc(count * 4)]
    const min = [32767, 32767, 32767]
    const max = [-32767, -32767, -32767]
    for (let at = 0; at < count; at += 1)
      for (const axis of [0, 1, 2]) {
        const value = Math.round(((positions[at * 3 + axis] ?? 0) / largest) * 32767)
        places.writeInt16LE(value, at * 8 + axis * 2)
        directions.writeInt8(Math.round((normals[at * 3 + axis] ?? 0) * 127), at * 4 + axis)
        min[axis] = Math.min(min[axis] ?? value, value)
        max[axis] = Math.max(max[axis] ?? value, value)
      }
    const isShort = count < 65_535
    const corners = Buffer.alloc(indices.length * (isShort ? 2 : 4))
    for (const [at, index] of indices.entries())
      if (isShort) corners.writeUInt16LE(index, at * 2)
      else corners.writeUInt32LE(index, at * 4)
    const POSITION = add(
      places,
      { byteStride: 8, target: VERTICES },
      { componentType: SHORT, normalized: true, count, type: 'VEC3', min, max },
    )
    const NORMAL = add(
      directions,
      { byteStride: 4, target: VERTICES },
      { componentType: BYTE, normalized: true, count, type: 'VEC3' },
    )
    const element = { componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT, count: indices.length, type: 'SCALAR' }
    return { attributes: { POSITION, NORMAL }, indices: add(corners, { target: ELEMENTS }, element), material }
  })
  const binary = Buffer.concat(parts)
  const scale = round(largest / 100, 6)
  const json = {
    asset: { version: '2.0', generator: '@vanek/studio' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0, scale: [scale, scale, scale] }],
    meshes: [{ primitives }],
    materials: surfaces.map(({ material }) => materialOf(material)),
    accessors,
    bufferViews,
    buffers: [{ byteLength: binary.length }],
  }
  const text = Buffer.from(JSON.stringify(json))
  const padded = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')])
  const head = (length: number, type: string): Buffer => {
    const made = Buffer.alloc(8)
    made.writeUInt32LE(length, 0)
    made.write(type, 4, 'latin1')
    return made
  }
  const file = Buffer.alloc(12)
  file.write('glTF', 0, 'latin1')
  file.writeUInt32LE(2, 4)
  file.writeUInt32LE(12 + 8 + padded.length + 8 + binary.length, 8)
  return Buffer.concat([file, head(padded.length, 'JSON'), padded, head(binary.length, 'BIN\0'), binary])
}
