import type { MeshPhysicalMaterial } from 'three'
import { surface } from './surface.ts'
import type { SurfaceOptions } from './surface.ts'

/** The materials of the catalogue. Colours are sRGB hex numbers. */
export type Finish = MeshPhysicalMaterial

type Extra = Partial<SurfaceOptions>

/** Injection-moulded plastic. Dark ones get a thin coat, else they swallow their own form. */
export const plastic = (color = 0xf1f1ee, roughness = 0.38, extra: Extra = {}): Finish =>
  surface({
    color,
    roughness,
    ior: 1.5,
    bump: [
      [0.035, 60],
      [0.012, 1.1],
    ],
    roughnessNoise: 0.15,
    ...(isDark(color) ? { clearcoat: 0.7, clearcoatRoughness: 0.22 } : {}),
    ...extra,
  })

export const matte = (color = 0x26282b, roughness = 0.5, extra: Extra = {}): Finish =>
  surface({ color, roughness, bump: [[0.06, 55]], roughnessNoise: 0.2, ...extra })

export const powder = (color: number, extra: Extra = {}): Finish =>
  surface({
    color,
    roughness: 0.46,
    bump: [
      [0.1, 22],
      [0.02, 0.6],
    ],
    roughnessNoise: 0.15,
    ...extra,
  })

/** Polished glass or acrylic over a coloured back. */
export const glass = (color: number, extra: Extra = {}): Finish =>
  surface({ color, roughness: 0.16, clearcoat: 1, clearcoatRoughness: 0.03, ior: 1.52, ...extra })

export const steel = (extra: Extra = {}): Finish =>
  surface({ color: 0xcfd1d3, metalness: 0.8, roughness: 0.28, bump: [[0.02, 0.5]], roughnessNoise: 0.25, ...extra })

export const chrome = (extra: Extra = {}): Finish =>
  surface({ color: 0xd6d8da, metalness: 1, roughness: 0.14, ...extra })

/** Thin rods, shafts and pipes of scenes: without the wear that becomes speckle where a part is a few pixels wide. */
export const drawn = (color = 0x9ba0a4): Finish => surface({ color, metalness: 0.3, roughness: 0.5 })

export const galvanised = (extra: Extra = {}): Finish =>
  surface({
    // Not wholly metallic: zinc scatters, and a flat sheet would mirror only the dark half of the room.
    color: 0xcdd1d4,
    metalness: 0.72,
    roughness: 0.42,
    bump: [
      [0.05, 0.45],
      [0.03, 3],
    ],
    roughnessNoise: 0.4,
    roughnessScale: 1.2,
    grain: 'spangle',
    ...extra,
  })

export const brushed = (color = 0xc4c5c6, extra: Extra = {}): Finish =>
  surface({ color, metalness: 0.66, roughness: 0.34, grain: 'brushed', ...extra })

export const rubber = (color = 0x1b1b1c): Finish => surface({ color, roughness: 0.75, bump: [[0.08, 30]] })

export const wood = (color: number, extra: Extra = {}): Finish =>
  surface({
    color,
    roughness: 0.45,
    clearcoat: 0.25,
    clearcoatRoughness: 0.35,
    grain: 'wood',
    bump: [[0.02, 6]],
    ...extra,
  })

export const fabric = (color: number, extra: Extra = {}): Finish =>
  surface({ color, roughness: 0.95, grain: 'fabric', bump: [[0.35, 14]], ...extra })

export const cardboard = (color = 0xcfae83, extra: Extra = {}): Finish =>
  surface({ color, roughness: 0.85, bump: [[0.08, 18]], grain: 'fabric', ...extra })

/** A small light: `strength` 1 is about as bright as a white card. */
export const glow = (color: number, strength = 1): Finish =>
  surface({ color: 0x111111, emissive: color, emissiveIntensity: strength, roughness: 0.3 })

export const shade = (color = 0x121315): Finish => surface({ color, roughness: 0.7 })

function isDark(color: number): boolean {
  return ((color >> 16) & 255) * 0.3 + ((color >> 8) & 255) * 0.59 + (color & 255) * 0.11 < 90
}
