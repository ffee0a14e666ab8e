import { surface } from '../surface.ts'
import type { Finish } from '../finishes.ts'

/** Colours of rooms: paper white and mist, one deep or warm tone beside them. */
export const PALE = [0xf1efe9, 0xe6ebea, 0xe9e3d8, 0xdde6e2, 0xe8e6e3] as const
export const TONES = [0xa9bcb5, 0x8fa7ad, 0xc9b59b, 0xb9c4bf, 0xc3a793, 0x9fb0a0] as const
export const ACCENTS = [0xc67b5c, 0xd3a24a, 0x2f5a62, 0x7d9684, 0xa5543f, 0x456a86] as const
export const WOODS = [0xc9a274, 0xdcc6a2, 0xb58a5c, 0x8a6344] as const
export const GREENS = [0x3f6b3f, 0x557a3e, 0x2f5a45] as const

export const plaster = (color: number): Finish => surface({ color, roughness: 0.92, bump: [[0.04, 0.5]] })
export const lacquer = (color: number, roughness = 0.36): Finish =>
  surface({ color, roughness, bump: [[0.008, 0.3]], roughnessNoise: 0.1 })
export const ceramic = (color = 0xf0f0ee): Finish =>
  surface({ color, roughness: 0.16, clearcoat: 0.5, clearcoatRoughness: 0.05, bump: [[0.006, 0.15]] })
export const glaze = (color: number, roughness = 0.2): Finish =>
  surface({ color, roughness, bump: [[0.02, 0.25]], roughnessNoise: 0.2 })
export const concrete = (color = 0xb9b8b4): Finish =>
  surface({ color, roughness: 0.78, bump: [[0.06, 0.7]], roughnessNoise: 0.35, roughnessScale: 0.05 })
export const leaf = (color: number): Finish => surface({ color, roughness: 0.42, bump: [[0.06, 1.5]] })
export const linen = (color: number): Finish => surface({ color, roughness: 0.95, grain: 'fabric', bump: [[0.16, 3]] })
export const mirror = (): Finish => surface({ color: 0xf2f4f4, metalness: 1, roughness: 0.02 })
/** Only mirrors show it: it stands behind the camera, keeps no light away and gives none back. */
export function mirrored(finish: Finish): Finish {
  const own = finish.clone()
  Object.assign(own.userData['wear'], { mirrored: true })
  return own
}
export const clear = (): Finish => surface({ color: 0xffffff, roughness: 0.02, transmission: 1, ior: 1.5 })

/** Shifts a tone by a share of its brightness: tiles and planks are never quite alike. */
export function shifted(color: number, by: number): number {
  const channel = (at: number): number => Math.min(250, Math.max(0, Math.round(((color >> at) & 255) * (1 + by))))
  return (channel(16) << 16) | (channel(8) << 8) | channel(0)
}
