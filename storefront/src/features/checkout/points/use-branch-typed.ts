import { useCheckout, useCheckoutActions } from '@vanek/react-hooks'
import { type RefObject, useEffect, useRef } from 'react'
import type { FoundPoints } from './found-points.ts'
import { postedChoice } from './posted-choice.ts'

/** Takes over the branch that was pressed before scripts ran, or that the browser filled in on the way back. */
export function useBranchTyped(form: RefObject<HTMLFormElement | null>, found: FoundPoints | null): void {
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
