import { MeshPhysicalMaterial, ShaderChunk } from 'three'
import type { IUniform, MeshPhysicalMaterialParameters, Texture, Vector2 } from 'three'

type Axis = 'x' | 'y' | 'z'

/** A physical material with procedural wear: all noise lives in object space, so no texture files are needed. */
export interface SurfaceOptions extends MeshPhysicalMaterialParameters {
  /** Normal noise as pairs of strength and frequency (1/cm). */
  readonly bump?: readonly (readonly [strength: number, frequency: number])[]
  readonly roughnessNoise?: number
  readonly roughnessScale?: number
  readonly grain?: 'wood' | 'brushed' | 'fabric' | 'spangle'
  /** Direction along which grain is stretched. */
  readonly grainAxis?: Axis
}

/** Values that the accumulator shares with every surface of a scene. */
export interface PassUniforms extends Record<string, IUniform> {
  readonly occlusion: IUniform<Texture | null>
  readonly resolution: IUniform<Vector2>
  readonly occlusionOn: IUniform<number>
}

const NOISE = `
  float hash31(vec3 p) { p = fract(p * .1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
  float valueNoise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    return mix(
      mix(mix(hash31(i), hash31(i + vec3(1, 0, 0)), f.x), mix(hash31(i + vec3(0, 1, 0)), hash31(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hash31(i + vec3(0, 0, 1)), hash31(i + vec3(1, 0, 1)), f.x), mix(hash31(i + vec3(0, 1, 1)), hash31(i + vec3(1, 1, 1)), f.x), f.y),
      f.z);
  }
  float layered(vec3 p) { return valueNoise(p) * .65 + valueNoise(p * 2.7 + 7.) * .35; }
  vec3 hash33(vec3 p) { p = fract(p * vec3(.1031, .1030, .0973)); p += dot(p, p.yxz + 33.33); return fract((p.xxy + p.yxx) * p.zyx); }
  vec3 noiseVector(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    return mix(
      mix(mix(hash33(i), hash33(i + vec3(1, 0, 0)), f.x), mix(hash33(i + vec3(0, 1, 0)), hash33(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hash33(i + vec3(0, 0, 1)), hash33(i + vec3(1, 0, 1)), f.x), mix(hash33(i + vec3(0, 1, 1)), hash33(i + vec3(1, 1, 1)), f.x), f.y),
      f.z) - .5;
  }
  vec3 grit(vec3 p) { return (hash33(floor(p)) - .5) * .7; }
`

const STRETCH: Record<Axis, string> = { x: 'vec3(.06,1.,1.)', y: 'vec3(1.,.06,1.)', z: 'vec3(1.,1.,.06)' }

const glsl = (value: number): string => value.toFixed(4)

function colourCode(grain: SurfaceOptions['grain'], stretch: string): string {
  if (grain === 'fabric') return 'diffuseColor.rgb *= .8 + .4 * valueNoise(vObject * 30.);'
  if (grain === 'spangle')
    return 'diffuseColor.rgb *= .93 + .13 * hash31(floor(vObject * .9 + 1.2 * noiseVector(vObject * .8)));'
  if (grain !== 'wood') return ''
  return `{
    vec3 q = vObject * ${stretch};
    float rings = layered(q * .55 + vec3(layered(q * .4) * 2.));
    float wave = sin(rings * 26. + q.y * 2.2);
    float fine = valueNoise(q * 9.) * .6 + valueNoise(q * 22.) * .4;
    float tone = smoothstep(-1., 1., wave) * .55 + fine * .45;
    diffuseColor.rgb *= mix(vec3(.62, .52, .42), vec3(1.12, 1.06, 1.), tone) * (.9 + .2 * valueNoise(vObject * vec3(.02, .08, .08)));
  }`
}

function roughnessCode(options: SurfaceOptions, stretch: string): string {
  const noise = options.roughnessNoise ?? 0
  const scale = options.roughnessScale ?? 3
  const parts: string[] = []
  if (noise > 0)
    parts.push(`roughnessFactor *= 1. + ${glsl(noise)} * (valueNoise(vObject * ${glsl(scale)}) * 2. - 1.);`)
  if (options.grain === 'brushed') parts.push(`roughnessFactor *= .82 + .36 * valueNoise(vObject * ${stretch} * 30.);`)
  if (options.grain === 'wood') parts.push(`roughnessFactor *= .8 + .4 * valueNoise(vObject * ${stretch} * 9.);`)
  return parts.join('\n')
}

function normalCode(options: SurfaceOptions, stretch: string): string {
  const parts = (options.bump ?? []).map(
    // Finer than a pixel, unsmoothed cells look the same and cost a tenth.
    ([strength, frequency]) =>
      `normal = normalize(normal + ${glsl(strength)} * ${frequency > 12 ? 'grit' : 'noiseVector'}(vObject * ${glsl(frequency)}));`,
  )
  if (options.grain === 'brushed')
    parts.push(`normal = normalize(normal + .035 * noiseVector(vObject * ${stretch} * 40.));`)
  return parts.join('\n')
}

/** Diffuse light comes from the sampled lights, so the environment gives reflections only, damped where parts hide each other. */
const REFLECTIONS = `
  float occlusionHere = mix(1., clamp(texture2D(occlusion, gl_FragCoord.xy / resolution).r, 0., 1.), occlusionOn);
  reflectedLight.directSpecular *= 0.;
  reflectedLight.indirectDiffuse *= .12 * mix(1., occlusionHere, .5);
  float facing = saturate(dot(geometryNormal, geometryViewDir));
  float mirror = saturate(pow(facing + occlusionHere, exp2(-16. * material.roughness - 1.)) - 1. + occlusionHere);
  mirror = mix(mirror, occlusionHere, .35);
  mirror = mix(mirror, mirror / (mirror + (1. - mirror) * .45), metalnessFactor);
  reflectedLight.indirectSpecular *= mirror;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularDirect *= 0.;
    clearcoatSpecularIndirect *= mirror;
  #endif
`

/** The single lights give diffuse light only; highlights come from the environment. */
const LIGHTS =
  ShaderChunk.lights_physical_pars_fragment.replace(
    '#define RE_Direct\t\t\t\tRE_Direct_Physical',
    '#define RE_Direct RE_Direct_Matt',
  ) +
  `
  void RE_Direct_Matt(const in IncidentLight light, const in vec3 at, const in vec3 n, const in vec3 v, const in vec3 ccn, const in PhysicalMaterial m, inout ReflectedLight sum) {
    sum.directDiffuse += (.96 * RECIPROCAL_PI * saturate(dot(n, light.direction))) * light.color * m.diffuseContribution;
  }
`

export function surface(options: SurfaceOptions): MeshPhysicalMaterial {
  const { bump, roughnessNoise, roughnessScale, grain, grainAxis, ...physical } = options
  const material = new MeshPhysicalMaterial(physical)
  material.userData['wear'] = { bump, roughnessNoise, roughnessScale, grain, grainAxis }
  const stretch = STRETCH[grainAxis ?? 'x']
  material.customProgramCacheKey = () => JSON.stringify([bump, roughnessNoise, roughnessScale, grain, grainAxis])
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, material.userData['pass'])
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vObject;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvObject = position;')
    const declarations =
      'varying vec3 vObject; uniform sampler2D occlusion; uniform vec2 resolution; uniform float occlusionOn;'
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${declarations}\n${NOISE}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${colourCode(grain, stretch)}`)
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>\n${roughnessCode(options, stretch)}`,
      )
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${normalCode(options, stretch)}`)
      .replace('#include <aomap_fragment>', REFLECTIONS)
      .replace('#include <lights_physical_pars_fragment>', LIGHTS)
  }
  return material
}

/** Gives a surface the uniforms of the scene it is rendered in. Must run before its first frame. */
export function attachPass(material: MeshPhysicalMaterial, uniforms: PassUniforms): void {
  material.userData['pass'] = uniforms
}
