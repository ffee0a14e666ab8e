import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { PointPickerProps } from './point-picker.tsx'

const load = async (): Promise<ComponentType<PointPickerProps>> => (await import('./point-picker.tsx')).PointPicker

/**
 * The window to choose a pickup point in, loaded when it is wanted soon. `fallback` is what happens instead when it
 * cannot be loaded.
 */
export function usePicker(soon: boolean) {
  const [Picker, setPicker] = useState<ComponentType<PointPickerProps> | null>(null)
  const [asked, setAsked] = useState<{ readonly shipperId: number; readonly text: string } | null>(null)
  useEffect(() => {
    if (soon) load().catch(() => undefined)
  }, [soon])

  return {
    open: (shipperId: number, text: string, fallback: () => void) => {
      setAsked({ shipperId, text })
      load().then((loaded) => setPicker(() => loaded), fallback)
    },
    close: () => setAsked(null),
    /** Draws the window while it is open. */
    draw: (props: (shipperId: number) => Omit<PointPickerProps, 'text'> | null): ReactNode => {
      const own = asked && props(asked.shipperId)
      return Picker && own && <Picker {...own} text={asked.text} />
    },
  }
}
