import { CircleGeometry, Mesh, MeshLambertMaterial, NoBlending, ShaderChunk, Vector2, Vector3 } from 'three'
import { luminance } from './rig.ts'
import type { LightSample } from './rig.ts'

/** Where the shadow has faded away; the object fits a unit sphere. */
const REACH = 1.06

/**
 * Shadows on the floor are softened by eight look-ups each, in a disc of a few texels: cheap here, and single lights no
 * longer show as streaks.
 */
const SOFT_SHADOWS = ShaderChunk.shadowmap_pars_fragment
  .replace(
    'float depth = texture2D( shadowMap, shadowCoord.xy ).r;',
    `float lit = 0.;
    float turn = 6.2832 * fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00584))));
    for (int i = 0; i < 8; i++) {
      float angle = turn + float(i) * 2.39996;
      vec2 offset = 7. * sqrt((float(i) + .5) / 8.) * vec2(cos(angle), sin(angle)) / shadowMapSize;
      lit += step(shadowCoord.z, texture2D(shadowMap, shadowCoord.xy + offset).r);
    }`,
  )
  .replace('shadow = step( shadowCoord.z, depth );', 'shadow = lit / 8.;')

/** Light an empty floor would get from all samples, weighted as the catcher weighs it. */
function unshadowed(samples: readonly LightSample[]): number {
  let sum = 0
  for (const sample of samples) sum += Math.max(0, sample.direction.y) ** 2 * luminance(sample.colour)
  return sum / Math.PI
}

/**
 * An invisible floor that keeps only its shadow, as black with alpha. Low lights count by the square of their cosine, so
 * that rim lights throw no wide fans, and the shadow dies away before the edge of the frame.
 */
export function shadowCatcher(centre: Vector3, samples: readonly LightSample[], size: number): Mesh {
  const material = new MeshLambertMaterial({ color: 0xffffff })
  material.blending = NoBlending
  const lights = ShaderChunk.lights_lambert_pars_fragment.replace(
    'dotNL * directLight.color',
    'dotNL * dotNL * directLight.color',
  )
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      fullLight: { value: unshadowed(samples) },
      middle: { value: new Vector3(centre.x, 0, centre.z) },
      frame: { value: new Vector2(size, size) },
    })
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vWorld;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvWorld = (modelMatrix * vec4(position, 1.)).xyz;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <lights_lambert_pars_fragment>', lights)
      .replace('#include <shadowmap_pars_fragment>', SOFT_SHADOWS)
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vWorld; uniform float fullLight; uniform vec3 middle; uniform vec2 frame;',
      )
      .replace(
        '#include <opaque_fragment>',
        `float shadow = 1. - dot(reflectedLight.directDiffuse, vec3(.2126, .7152, .0722)) / fullLight;
        float near = 1. - smoothstep(.4, ${REACH.toFixed(2)}, length(vWorld - middle));
        vec2 edge = smoothstep(vec2(.0), vec2(.09), min(gl_FragCoord.xy, frame - gl_FragCoord.xy) / frame);
        gl_FragColor = vec4(0., 0., 0., shadow * .7 * near * edge.x * edge.y);`,
      )
  }
  const floor = new Mesh(new CircleGeometry(REACH, 96), material)
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  // Drawn last: what the object hides need not be shaded.
  floor.renderOrder = 1
  floor.position.set(centre.x, 0, centre.z)
  return floor
}
