import { Box3, Mesh, Vector3 } from 'three'
import type { Color, Object3D } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '../brands.ts'
import { readCatalogue } from '../catalogue.ts'
import type { VariantLook } from '../catalogue.ts'
import { centimetres, numberOf, viewOf } from '../look.ts'
import type { Look } from '../types.ts'
import { models } from './index.ts'

/** Products that stand side by side in a listing; all of them with `STUDIO_ALL=1`, which takes a minute. */
const NEIGHBOURS = process.env['STUDIO_ALL'] === undefined ? 3 : Infinity

const modelOf = new Map(models.map((model) => [model.kind, model]))
let catalogue: readonly VariantLook[]
const built: { readonly look: Look; readonly root: Object3D }[] = []

function build(look: Look): Object3D {
  const model = modelOf.get(look.kind)
  if (model === undefined) throw new Error(`No model of the kind ${look.kind}.`)
  const root = model.build(look)
  root.updateMatrixWorld(true)
  return root
}

function eachMesh(root: Object3D, visit: (mesh: Mesh) => void): void {
  root.traverse((node) => {
    if (node instanceof Mesh) visit(node)
  })
}

/** Says the same of two objects only if they look the same. */
function fingerprint(root: Object3D): string {
  let [shape, tone] = [0, 0]
  eachMesh(root, (mesh) => {
    const position = mesh.geometry.getAttribute('position')
    const point = new Vector3()
    for (let i = 0; i < position.count; i += 7) {
      point.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld)
      shape += point.x * 1.3 + point.y * 1.7 + point.z * 2.1 + position.count * 0.001
    }
    const { color } = mesh.material as { color?: Color }
    tone += (color?.getHex() ?? 0) * position.count
  })
  return `${shape.toFixed(2)} ${tone}`
}

beforeAll(async () => {
  catalogue = await readCatalogue()
  const seen = new Map<number, number>()
  for (const { first, categoryId, look } of catalogue) {
    const place = seen.get(categoryId) ?? 0
    if (!first || place >= NEIGHBOURS) continue
    seen.set(categoryId, place + 1)
    built.push({ look, root: build(look) })
  }
}, 300_000)

describe('families', () => {
  it('know every kind, colour and brand of the catalogue', () => {
    for (const { look } of catalogue) {
      expect(modelOf.get(look.kind)?.colours).toContain(look.colour)
      expect(BRANDS).toContain(look.brand)
    }
  })

  it('give every product of a listing a form of its own', () => {
    expect(new Set(built.map(({ root }) => fingerprint(root))).size).toBe(built.length)
  })

  it('build no broken geometry', () => {
    for (const { look, root } of built) {
      eachMesh(root, ({ geometry }) => {
        for (const name of ['position', 'normal']) {
          const { array } = geometry.getAttribute(name)
          const broken = array.findIndex((value: number) => !Number.isFinite(value))
          expect(broken, `${name} of ${look.kind} ${look.brand} ${look.line}`).toBe(-1)
        }
      })
    }
  })

  it('connect to the duct that they are made for, within a millimetre', () => {
    let measured = 0
    for (const { look, root } of built) {
      eachMesh(root, (mesh) => {
        const mark = mesh.userData['connection'] as { axis: 'x' | 'y' | 'z'; end: 1 | -1 } | undefined
        if (mark === undefined) return
        const position = mesh.geometry.getAttribute('position')
        const points = Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i))
        const tip = Math.max(...points.map((point) => point[mark.axis] * mark.end))
        const free = points.filter((point) => tip - point[mark.axis] * mark.end < 1.5)
        const radius = Math.max(
          ...free.map((point) => point.clone().setComponent('xyz'.indexOf(mark.axis), 0).length()),
        )
        const fits = [numberOf(look, 'diameter', 0), numberOf(look, 'branch', 0)].map((diameter) =>
          Math.abs(radius * 20 - diameter),
        )
        expect(Math.min(...fits), `${look.kind} ${look.brand} ${look.line}: ${radius * 20} mm`).toBeLessThanOrEqual(1)
        measured += 1
      })
    }
    expect(measured).toBeGreaterThan(50)
  })

  it('are as large as their facts say', () => {
    const facts: Readonly<Record<string, (look: Look, size: Vector3) => readonly (readonly [number, number])[]>> = {
      'grille-wall': (look, { x, y }) => [
        [x, centimetres(look, 'width', 0)],
        [y, centimetres(look, 'depth', 0)],
      ],
      'filter-panel': (look, { x }) => [[x, centimetres(look, 'width', 0)]],
      'filter-bag': (look, { y }) => [[y, centimetres(look, 'depth', 0)]],
      'tower-fan': (look, { y }) => [[y, centimetres(look, 'height', 0)]],
      'stand-fan': (look, { y }) => [[y, centimetres(look, 'height', 0)]],
      'air-purifier': (look, { y }) => [[y, centimetres(look, 'height', 0)]],
      'filter-carbon': (look, { y }) => [[y, centimetres(look, 'height', 0)]],
    }
    for (const { look, root } of built) {
      const size = new Box3().setFromObject(root, true).getSize(new Vector3())
      for (const [is, should] of facts[look.kind]?.(look, size) ?? []) {
        expect(
          Math.abs(is / should - 1),
          `${look.kind} ${look.brand} ${look.line}: ${is} for ${should} cm`,
        ).toBeLessThan(0.05)
      }
    }
  })

  it('shows small sizes smaller, and the detail where it is', () => {
    const fan = modelOf.get('bathroom-fan')!
    const look = (diameter: number): Look => ({
      kind: 'bathroom-fan',
      brand: 'zefyr',
      line: 0,
      colour: 'white',
      facts: { diameter },
    })
    const [small, large] = [100, 150].map((diameter) => viewOf(fan, look(diameter), 'a').fill!)
    expect(small).toBeLessThan(large! * 0.95)
    expect(viewOf(fan, look(150), 'c').focus?.radius).toBeGreaterThan(viewOf(fan, look(100), 'c').focus!.radius)
  })
})
