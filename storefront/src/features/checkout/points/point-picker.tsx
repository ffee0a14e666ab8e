import * as texts from '#texts/features/checkout/points'
import { useBranchSearch } from '@vanek/react-hooks'
import type { PickupBranch, Shipper } from '@vanek/sdk/checkout'
import { useEffect, useMemo, useRef, useState } from 'react'
import { NearMe, usePlace } from '../../../entities/branch/near-me.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { spotsOf, type View, viewOf, fullMap } from './map-view.ts'
import { addressLine } from './point-card.tsx'
import { PointMap } from './point-map.tsx'
import { PointResults } from './point-results.tsx'

export interface PointPickerProps {
  readonly shipper: Shipper
  /** Text typed on the page before the picker opened. */
  readonly text: string
  /** Id of the chosen point. */
  readonly chosen: number | null
  readonly onChoose: (branch: PickupBranch) => void
  readonly onClose: () => void
}

/** The map shows all results; the list grows in steps. */
const perList = 30
const perMap = 500
/** With a known position, the map starts with this many nearest points. */
const nearest = 8

interface PickerView {
  readonly branches: readonly PickupBranch[]
  readonly closer: View | null
  /** Number of points in the list. */
  readonly shown: number
}

/** A dialog to choose a pickup point, by a search, from a list or on a map. It sends requests only to the shop. */
export function PointPicker({ shipper, text, chosen, onChoose, onClose }: PointPickerProps) {
  const position = usePlace()
  const { place } = position
  const search = useBranchSearch(shipper.id, { text, perPage: perMap, ...(place && { near: place }) })
  const { data: branches } = search
  const [current, setCurrent] = useState<number | null>(chosen)
  // the point in the list under the pointer, or focused
  const [pointed, setPointed] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const spots = useMemo(() => spotsOf(branches), [branches])
  const found = useMemo(() => {
    if (place) return viewOf(spots.slice(0, nearest))
    const showsAll = search.hasMore || search.text.trim() === ''
    return showsAll ? fullMap : viewOf(spots)
  }, [place, spots, search.hasMore, search.text])
  // zoom and list length, valid only for this search result
  const [pickerView, setPickerView] = useState<PickerView>({ branches, closer: null, shown: perList })
  const { closer, shown } = pickerView.branches === branches ? pickerView : { closer: null, shown: perList }
  const updateView = (change: Partial<PickerView>) => setPickerView({ branches, closer, shown, ...change })
  const currentBranch = branches.find(({ id }) => id === current)

  const showBranch = (id: number) => {
    setCurrent(id)
    updateView({ shown: Math.max(shown, branches.findIndex((branch) => branch.id === id) + 1) })
  }
  useEffect(() => {
    if (current !== null) list.current?.querySelector(`[data-point="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <Dialog title={shipper.name} className="picker" onClose={onClose}>
      <div className="picker-body">
        <search className="picker-find">
          <label className="field-label" htmlFor="point-search">
            {texts.pickUpAt}
          </label>
          <input
            {...search.inputProps}
            className="input"
            id="point-search"
            placeholder={texts.placeExample}
            enterKeyHint="search"
          />
          <NearMe position={position} className="picker-near">
            {texts.nearest}
          </NearMe>
        </search>
        <div className="picker-map">
          <PointMap
            spots={spots}
            view={closer ?? found}
            current={pointed ?? current}
            onCloser={(view) => updateView({ closer: view })}
            onPoint={showBranch}
          />
          {closer && (
            <Button className="picker-farther" onClick={() => updateView({ closer: null })}>
              {texts.zoomOut}
            </Button>
          )}
          {currentBranch && (
            <div className="picker-card">
              <span className="point-text">
                <strong>{currentBranch.name}</strong>
                {addressLine(currentBranch)}
              </span>
              <Button
                tone="action"
                disabled={currentBranch.available === false}
                onClick={() => onChoose(currentBranch)}
              >
                {texts.choose}
              </Button>
            </div>
          )}
        </div>
        <div className="picker-list" ref={list} aria-busy={search.isFetching || undefined}>
          <PointResults
            search={search}
            place={place}
            chosen={chosen}
            current={current}
            shown={shown}
            onPointed={setPointed}
            onMore={() => updateView({ shown: shown + perList })}
            onChoose={onChoose}
          />
        </div>
      </div>
    </Dialog>
  )
}
