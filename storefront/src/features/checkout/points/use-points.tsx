import { useCheckout, useCheckoutActions } from '@vanek/react-hooks'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PointPickerProps } from './point-picker.tsx'
import { type FoundPoints, postedChoice } from './posted-choice.ts'
import { withSheets } from '../../../lib/page/sheets.ts'

/** Applies a branch that was chosen before hydration, or that the browser restored after going back. */
export function useBranchFromForm(form: RefObject<HTMLFormElement | null>, found: FoundPoints | null): void {
  const { chooseBranch } = useCheckoutActions()
  const state = useCheckout((all) => all)
  const latest = useRef({ state, found })
  useEffect(() => {
    latest.current = { state, found }
  })
  useEffect(() => {
    if (!form.current) return
    const { state: now, found: points } = latest.current
    const pressed = postedChoice(new FormData(form.current))
    if (pressed.branch === null || pressed.branch === now.branch?.id) return
    const shipper = now.shippers.find(({ id }) => id === pressed.shipper)
    const branch = [...(shipper?.branches ?? []), ...(points?.branches ?? [])].find(({ id }) => id === pressed.branch)
    if (branch) chooseBranch(branch)
  }, [form, chooseBranch])
}

const load = async (): Promise<ComponentType<PointPickerProps>> =>
  (await withSheets(import('./point-picker.tsx'), 'late')).PointPicker

/** The picker for pickup points, loaded shortly before it is needed. `fallback` runs if it cannot be loaded. */
export function usePicker(soon: boolean) {
  const [Picker, setPicker] = useState<ComponentType<PointPickerProps> | null>(null)
  const [opened, setOpened] = useState<{ readonly shipperId: number; readonly text: string } | null>(null)
  useEffect(() => {
    if (soon) load().catch(() => undefined)
  }, [soon])

  return {
    open: (shipperId: number, text: string, fallback: () => void) => {
      setOpened({ shipperId, text })
      load().then((loaded) => setPicker(() => loaded), fallback)
    },
    close: () => setOpened(null),
    /** Renders the picker while it is open. */
    draw: (props: (shipperId: number) => Omit<PointPickerProps, 'text'> | null): ReactNode => {
      const own = opened && props(opened.shipperId)
      return Picker && own && <Picker {...own} text={opened.text} />
    },
  }
}
