import { memo, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { borderPath } from '../../../entities/branch/map-outline.ts'
import { useNumber } from '../../../lib/texts/use-number.ts'
import { named, type PointSpot, pressOn, rivers, scaleOf, type Spot, towns, type View } from './map-view.ts'

export interface PointMapProps {
  readonly spots: readonly PointSpot[]
  readonly view: View
  /** Id of the focused point. */
  readonly current: number | null
  readonly onCloser: (view: View) => void
  readonly onPoint: (id: number) => void
}

/** Tolerance of a press around a dot, in pixels. */
const reach = 18
/** With fewer dots than this, the dots have labels instead of the towns, if there is space; sizes in pixels. */
const fewest = 20
const nameSize = { width: 130, height: 15 }
/** With more dots than this, they are smaller. */
const many = 60
/** In a wider view, towns are named even where dots cover their names. */
const wide = 100
/** Longest scale, in pixels. */
const longest = 96

/** A dot with the same size at every zoom: a zero-length line with round caps. */
const dot = ({ x, y }: PointSpot): string => `M${x} ${y}h0`

const Dots = memo(function Dots({ spots }: { readonly spots: readonly PointSpot[] }) {
  return spots.map((spot) => (
    <path
      key={spot.branch.id}
      className={spot.branch.available === false ? 'point-dot is-closed' : 'point-dot'}
      d={dot(spot)}
    />
  ))
})

/** Units of the map per rendered pixel. */
function useUnit(view: View) {
  const ref = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const svg = ref.current
    if (!svg) return
    const observer = new ResizeObserver(() =>
      setWidth(Math.min(svg.clientWidth, (svg.clientHeight * view.width) / view.height)),
    )
    observer.observe(svg)
    return () => observer.disconnect()
  }, [view.width, view.height])
  return { ref, unit: width === 0 ? 1 : view.width / width }
}

function placeOf(
  svg: SVGSVGElement,
  { clientX, clientY }: MouseEvent,
): { readonly x: number; readonly y: number } | null {
  const matrix = svg.getScreenCTM()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : null
}

/** Pickup points on a map. It is for pointers only: the list beside it has all of its functions. */
export function PointMap({ spots, view, current, onCloser, onPoint }: PointMapProps) {
  const { ref, unit } = useUnit(view)
  const number = useNumber()
  const lookedAt = spots.find(({ branch }) => branch.id === current)
  const font = 13 * unit
  const close = spots.length < fewest

  const isCovered = ({ x, y }: Spot) =>
    spots.some((spot) => Math.abs(spot.x - x) < 26 * unit && Math.abs(spot.y - y) < 14 * unit)

  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const at = placeOf(event.currentTarget, event)
    const press = at && pressOn(at, spots, view, reach * unit)
    if (!press) return
    if ('closer' in press) onCloser(press.closer)
    else onPoint(press.spot.branch.id)
  }

  const { km, units } = scaleOf(longest * unit)

  return (
    <>
      <svg
        className={spots.length > many ? 'point-map has-many' : 'point-map'}
        ref={ref}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden="true"
        onClick={onClick}
      >
        <path className="branch-land" d={borderPath} vectorEffect="non-scaling-stroke" />
        <path className="map-river" d={rivers} />
        <Dots spots={spots} />
        {lookedAt && <path className="point-dot is-current" d={dot(lookedAt)} />}
        {towns.map(
          ({ name, x, y }) =>
            !close &&
            (view.width > wide || !isCovered({ x, y: y - 15 * unit })) && (
              <text className="map-town" key={name} x={x} y={y - 11 * unit} fontSize={font} textAnchor="middle">
                {name}
              </text>
            ),
        )}
        {close &&
          named(spots, nameSize.width * unit, nameSize.height * unit).map(({ branch, x, y }) => (
            <text className="map-name" key={branch.id} x={x + 12 * unit} y={y + 4 * unit} fontSize={font}>
              {branch.address.street}
            </text>
          ))}
      </svg>
      <span className="map-scale num" style={{ width: units / unit }} aria-hidden="true">
        {number(km, 'km')}
      </span>
    </>
  )
}
