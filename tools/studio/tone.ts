import {
  CustomBlending,
  AddEquation,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { Texture, WebGLRenderer, WebGLRenderTarget } from 'three'

const vertexShader = `
  varying vec2 vAt;
  void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
`

/** Full-screen passes over float targets: add a frame, scale a sum, develop the finished picture. */
export interface Darkroom {
  add(frame: Texture, sum: WebGLRenderTarget): void
  scale(sum: Texture, factor: number, out: WebGLRenderTarget): void
  develop(sum: Texture, options: { factor: number; exposure: number }, out: WebGLRenderTarget): void
}

const addMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader,
    // The clamp keeps single sparkling pixels of metal from burning a hole in the average.
    fragmentShader: `
      uniform sampler2D source; varying vec2 vAt;
      void main() { gl_FragColor = clamp(texture2D(source, vAt), -8.0, 40.0); }
    `,
    uniforms: { source: { value: null } },
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    premultipliedAlpha: true,
  })

const scaleMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader,
    fragmentShader: `
      uniform sampler2D source; uniform float factor; varying vec2 vAt;
      void main() { gl_FragColor = texture2D(source, vAt) * factor; }
    `,
    uniforms: { source: { value: null }, factor: { value: 1 } },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })

/** Khronos PBR Neutral keeps catalogue colours true; it works on colour that is not multiplied by alpha. */
const developMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader,
    fragmentShader: `
      uniform sampler2D source; uniform float factor; uniform float exposure; varying vec2 vAt;
      vec3 neutral(vec3 c) {
        const float start = 0.8 - 0.04;
        const float desaturation = 0.15;
        float low = min(c.r, min(c.g, c.b));
        c -= low < 0.08 ? low - 6.25 * low * low : 0.04;
        float peak = max(c.r, max(c.g, c.b));
        if (peak < start) return c;
        float d = 1.0 - start;
        float compressed = 1.0 - d * d / (peak + d - start);
        c *= compressed / peak;
        return mix(c, vec3(compressed), 1.0 - 1.0 / (desaturation * (peak - compressed) + 1.0));
      }
      void main() {
        vec4 texel = texture2D(source, vAt) * factor;
        float alpha = clamp(texel.a, 0.0, 1.0);
        vec3 linear = alpha > 1e-4 ? max(texel.rgb, 0.0) / alpha : vec3(0.0);
        vec3 c = clamp(neutral(linear * exposure), 0.0, 1.0);
        vec3 srgb = mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
        gl_FragColor = vec4(srgb, alpha);
      }
    `,
    uniforms: { source: { value: null }, factor: { value: 1 }, exposure: { value: 1 } },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })

export function openDarkroom(renderer: WebGLRenderer): Darkroom {
  const screen = new Mesh<PlaneGeometry, ShaderMaterial>(new PlaneGeometry(2, 2))
  screen.frustumCulled = false
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const materials = { add: addMaterial(), scale: scaleMaterial(), develop: developMaterial() }
  const pass = (material: ShaderMaterial, values: Record<string, unknown>, out: WebGLRenderTarget): void => {
    for (const [name, value] of Object.entries(values)) {
      const uniform = material.uniforms[name]
      if (uniform) uniform.value = value
    }
    screen.material = material
    renderer.setRenderTarget(out)
    renderer.render(screen, camera)
  }
  return {
    add: (frame, sum) => pass(materials.add, { source: frame }, sum),
    scale: (sum, factor, out) => pass(materials.scale, { source: sum, factor }, out),
    develop: (sum, options, out) => pass(materials.develop, { source: sum, ...options }, out),
  }
}
