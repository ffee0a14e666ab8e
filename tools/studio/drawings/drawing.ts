import { Box3, Mesh, Vector3 } from 'three'
import type { Object3D } from 'three'
import { isExtra } from '../geometry/parts.ts'
import { numberOf } from '../look.ts'
import type { Look, Model } from '../types.ts'
import { project } from './project.ts'
import type { Side } from './project.ts'
import { svgOf } from './sheet.ts'
import type { DrawnView, Sheet } from './sheet.ts'
import { trace } from './trace.ts'

/** Cells of the longer side of a view, and how many points its inner lines may have. */
const CELLS = 460
const BUDGET = 600

/** Kinds that are seen from above rather than from their flank. */
const FROM_ABOVE: ReadonlySet<string> = new Set([
  'ceiling-fan',
  'ceiling-fan-slim',
  'grille-floor',
  'tape',
  'duct-flex',
])

/** Facts with the real overall length, since a model may be shown shorter. `null` omits the figure. */
const FACTS: Readonly<
  Record<string, { readonly wide?: string | null; readonly high?: string | null; readonly deep?: string | null }>
> = {
  'ceiling-fan': { wide: 'span', deep: null },
  'ceiling-fan-slim': { wide: 'span', deep: null },
  'duct-spiro': { wide: 'length' },
  'duct-flat': { wide: 'length' },
  'duct-flex': { wide: null, high: null, deep: null },
  silencer: { wide: 'length' },
  damper: { wide: 'length' },
  'grille-floor': { wide: 'length' },
}

/** Whole millimetres as Czech writes them. */
const millimetres = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ')

interface Mark {
  readonly axis: 'x' | 'y' | 'z'
  readonly end: 1 | -1
}

/** Middle of a connection to a duct that runs along an axis of the whole product. */
function connectionAlong(root: Object3D, axis: 'x' | 'z'): Vector3 | undefined {
  let found: Vector3 | undefined
  root.traverse((node) => {
    const mark = node.userData['connection'] as Mark | undefined
    if (found !== undefined || mark === undefined || !(node instanceof Mesh)) return
    const way = new Vector3().setComponent('xyz'.indexOf(mark.axis), mark.end).transformDirection(node.matrixWorld)
    if (Math.abs(way[axis]) > 0.95) found = new Vector3().setFromMatrixPosition(node.matrixWorld)
  })
  return found
}

/** Height of the foot of the product, extras left out. */
function footOf(root: Object3D): number {
  let foot = Infinity
  root.traverse((node) => {
    if (node instanceof Mesh && !isExtra(node)) foot = Math.min(foot, new Box3().setFromObject(node, true).min.y)
  })
  return foot
}

/** Front and flank (or top) of a product with its dimensions in millimetres. */
export function sheetOf(model: Model, look: Look): Sheet {
  const root = model.build(look)
  root.updateMatrixWorld(true)
  const above = FROM_ABOVE.has(look.kind)
  const facts = FACTS[look.kind] ?? {}
  const figure = (fact: string | null | undefined, measured: number): string | undefined =>
    fact === null ? undefined : millimetres(fact === undefined ? measured * 10 : numberOf(look, fact, measured * 10))
  const view = (side: Side): DrawnView => {
    const projection = project(root, side, CELLS)
    return { lines: trace(projection, BUDGET), width: projection.extent.width, height: projection.extent.height }
  }
  const [front, second] = [view('front'), view(above ? 'top' : 'flank')]
  const diameter = numberOf(look, 'diameter', 0)
  const text = `Ø ${millimetres(diameter)}`
  const foot = footOf(root)
  const across = (axis: 'x' | 'z'): Pick<DrawnView, 'connection'> | undefined => {
    const middle = diameter > 0 ? connectionAlong(root, axis) : undefined
    if (middle === undefined) return undefined
    const y = middle.y - foot
    return { connection: { from: y - diameter / 20, to: y + diameter / 20, text } }
  }
  const onFlank = above ? undefined : across('z')
  const onFront = onFlank ? undefined : across('x')
  const note = diameter > 0 && !onFlank && !onFront ? { note: text } : {}
  const [wide, high, deep] = [
    figure(facts.wide, front.width),
    figure(facts.high, front.height),
    figure(facts.deep, above ? second.height : second.width),
  ]
  return {
    front: { ...front, ...(wide === undefined ? {} : { wide }), ...(high === undefined ? {} : { high }), ...onFront },
    second: { ...second, ...(deep === undefined ? {} : above ? { high: deep } : { wide: deep }), ...onFlank, ...note },
    beside: !above,
  }
}

/** The drawing of a product as an SVG. */
export const drawingOf = (model: Model, look: Look): string => svgOf(sheetOf(model, look))
