import {
  Camera,
  GLTFLoader,
  type GLTFMaterial,
  type GLTFProgram,
  Mesh,
  type OGLRenderingContext,
  Program,
  Renderer,
  Transform,
  Vec3,
} from 'ogl'

/** A model on its stage. Angles are in radians. */
export interface TurnScene {
  /** Rotates it to the right and upwards by these angles. */
  readonly turn: (right: number, up: number) => void
  /** Zooms in (above 1) or out. */
  readonly zoom: (factor: number) => void
  readonly dispose: () => void
}

const vertex = /* glsl */ `
attribute vec3 position, normal;
uniform mat4 modelViewMatrix, projectionMatrix;
uniform mat3 normalMatrix;
varying vec3 n, eye;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  n = normalMatrix * normal;
  eye = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`

/** The light is placed as in the studio of the photos: it stays with the camera while the model rotates. */
const fragment = /* glsl */ `
precision highp float;
uniform vec4 colour;
uniform vec3 glow;
uniform float metal, rough;
varying vec3 n, eye;
float lobe(vec3 h, vec3 normal, float a) {
  float d = max(dot(normal, h), 0.0);
  float s = d * d * (a * a - 1.0) + 1.0;
  return min(a * a / (3.1416 * s * s), 6.0);
}
vec3 room(vec3 r) {
  float up = smoothstep(-0.6, 0.9, r.y);
  vec3 soft = vec3(2.2) * smoothstep(0.75, 0.95, dot(r, normalize(vec3(-0.6, 0.55, 0.6))));
  vec3 strip = vec3(1.1) * smoothstep(0.12, 0.0, abs(r.x - 0.7)) * step(0.0, r.z + 0.6);
  return mix(vec3(0.34, 0.35, 0.36), vec3(0.92, 0.94, 0.96), up) + soft + strip;
}
vec3 lamp(vec3 direction, float power, vec3 normal, vec3 view, vec3 diffuse, vec3 shine, float a) {
  float facing = max(dot(normal, direction), 0.0);
  return power * facing * (diffuse / 3.1416 + shine * lobe(normalize(direction + view), normal, a));
}
void main() {
  vec3 view = normalize(eye);
  vec3 normal = normalize(n);
  if (dot(normal, view) < 0.0) normal = -normal;
  float a = max(rough * rough, 0.02);
  vec3 diffuse = colour.rgb * (1.0 - metal);
  vec3 shine = mix(vec3(0.04), colour.rgb, metal);
  float edge = pow(1.0 - max(dot(normal, view), 0.0), 5.0);
  vec3 reflected = shine + (max(vec3(1.0 - rough), shine) - shine) * edge;
  vec3 light = diffuse * mix(vec3(0.22, 0.22, 0.23), vec3(0.42, 0.43, 0.44), normal.y * 0.5 + 0.5);
  light += lamp(normalize(vec3(-0.6, 0.6, 0.7)), 1.5, normal, view, diffuse, shine, a);
  light += lamp(normalize(vec3(0.8, 0.2, 0.5)), 0.4, normal, view, diffuse, shine, a);
  light += lamp(normalize(vec3(0.1, 0.9, -0.3)), 0.5, normal, view, diffuse, shine, a);
  light += reflected * mix(room(reflect(-view, normal)), vec3(0.55), rough * 0.8) * (1.0 - 0.5 * rough * (1.0 - metal));
  light = light / (1.0 + max(light - 0.8, 0.0) * 0.7) + glow;
  gl_FragColor = vec4(pow(light, vec3(1.0 / 2.2)) * colour.a, colour.a);
}`

function programOf(gl: OGLRenderingContext, material: Partial<GLTFMaterial> = {}): Program {
  const {
    baseColorFactor: colour = [0.8, 0.8, 0.8, 1],
    metallicFactor: metal = 1,
    roughnessFactor: rough = 1,
  } = material
  return new Program(gl, {
    vertex,
    fragment,
    cullFace: false,
    transparent: colour[3] < 1,
    uniforms: {
      colour: { value: colour },
      glow: { value: material.emissiveFactor ?? [0, 0, 0] },
      metal: { value: metal },
      rough: { value: rough },
    },
  })
}

interface Bounds {
  readonly min: readonly number[]
  readonly max: readonly number[]
  readonly normalized?: boolean
}

/** The center of a model and its radius. */
function measure(meshes: readonly Mesh[]): { readonly middle: Vec3; readonly reach: number } {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { geometry, worldMatrix } of meshes) {
    // normalized positions are 16-bit integers
    const { min, max, normalized } = geometry.attributes['position'] as unknown as Bounds
    for (const [x = 0, y = 0, z = 0] of [min, max]) {
      const place = new Vec3(x, y, z).scale(normalized ? 1 / 32_767 : 1).applyMatrix4(worldMatrix)
      for (const [axis, value] of [place.x, place.y, place.z].entries()) {
        low[axis] = Math.min(low[axis] ?? value, value)
        high[axis] = Math.max(high[axis] ?? value, value)
      }
    }
  }
  const [from, to] = [new Vec3(...low), new Vec3(...high)]
  return { middle: from.clone().add(to).scale(0.5), reach: from.distance(to) / 2 }
}

const FRONT = 0.55
const ABOVE = 0.22
const [LOWEST, HIGHEST] = [-1.2, 1.3]
const [NEAR, FAR] = [0.45, 1.6]

/**
 * Loads a model and shows it on a canvas.
 *
 * @throws if the browser has no WebGL, or the model cannot be loaded
 */
export async function openTurnScene(canvas: HTMLCanvasElement, url: string, still: boolean): Promise<TurnScene> {
  const renderer = new Renderer({
    canvas,
    alpha: true,
    antialias: true,
    dpr: Math.min(2, devicePixelRatio),
    premultipliedAlpha: true,
  })
  const { gl } = renderer
  const { scene: tops } = await GLTFLoader.load(gl, url)
  const stage = new Transform()
  const pivot = new Transform()
  pivot.setParent(stage)
  const meshes: Mesh[] = []
  for (const top of tops) {
    top.updateMatrixWorld()
    top.traverse((node) => {
      if (node instanceof Mesh) meshes.push(node)
    })
  }
  const { middle, reach } = measure(meshes)
  for (const mesh of meshes) {
    mesh.program = programOf(gl, (mesh.program as GLTFProgram).gltfMaterial)
    // it does not know the bounds of quantized positions
    mesh.frustumCulled = false
  }
  for (const top of tops) {
    top.position.sub(middle)
    top.setParent(pivot)
  }
  const camera = new Camera(gl, { fov: 24, near: reach * 0.2, far: reach * 30 })
  const rest = (0.88 * reach) / Math.sin((12 * Math.PI) / 180)
  let [around, above, distance] = [FRONT, ABOVE, 1]
  let frame = 0
  const draw = (): void => {
    frame = 0
    pivot.rotation.set(above, around, 0)
    camera.position.set(0, 0, rest * distance)
    renderer.render({ scene: stage, camera })
  }
  const redraw = (): void => {
    frame ||= requestAnimationFrame(draw)
  }
  const resize = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas.parentElement ?? canvas
    renderer.setSize(width, height)
    // the whole model fits into the narrower side
    camera.perspective({ aspect: width / height, fov: width < height ? (24 * height) / width : 24 })
    redraw()
  })
  resize.observe(canvas.parentElement ?? canvas)
  let spin = 0
  if (!still) {
    const begin = performance.now()
    const step = (now: number): void => {
      const share = Math.min(1, (now - begin) / 1400)
      around = FRONT - 1.4 * (1 - share) ** 3
      draw()
      spin = share < 1 ? requestAnimationFrame(step) : 0
    }
    spin = requestAnimationFrame(step)
  }
  const stop = (): void => {
    cancelAnimationFrame(spin)
    spin = 0
  }
  return {
    turn: (right, up) => {
      stop()
      around += right
      above = Math.min(HIGHEST, Math.max(LOWEST, above - up))
      redraw()
    },
    zoom: (factor) => {
      stop()
      distance = Math.min(FAR, Math.max(NEAR, distance / factor))
      redraw()
    },
    dispose: () => {
      stop()
      cancelAnimationFrame(frame)
      resize.disconnect()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
