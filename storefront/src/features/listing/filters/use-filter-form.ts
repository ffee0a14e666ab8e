import { listingFrom, listingSearch } from '@vanek/sdk/catalog'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { ListingPlace } from '../place/place.ts'

// a thumb moved by keys fires at every step
const settleMs = 350

const isControl = (at: Element): at is HTMLInputElement => at instanceof HTMLInputElement

const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (at) => isControl(at) && at.name !== '' && (at.checked !== at.defaultChecked || at.value !== at.defaultValue),
  )

/**
 * Leads to the place that the form says whenever something in it changes. The address alone holds the state: when it
 * has changed, the controls go back to what it says. Answers a function that leads there at once.
 */
export function useFilterForm(ref: RefObject<HTMLFormElement | null>, place: ListingPlace): () => void {
  const navigate = useNavigate()
  const going = useNavigation().location

  const ask = () => {
    if (!ref.current) return
    const fields = [...new FormData(ref.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const { state, before } = place
    const search = listingSearch(listingFrom(new URLSearchParams(fields)), before)
    // on the way elsewhere even the place we are at is a new one
    if (going || search !== listingSearch({ ...state, page: 1, fromPage: 1 }, before))
      void navigate({ search }, { preventScrollReset: true })
  }
  const onFinished = useEffectEvent(ask)
  const shown = useRef<ListingPlace>(undefined)

  useLayoutEffect(() => {
    // a choice made before the scripts came counts, and one on its way is not undone by the answer to the one before it
    if (!ref.current || going) return
    if (shown.current === undefined && isTouched(ref.current)) onFinished()
    else if (shown.current !== place) ref.current.reset()
    shown.current = place
  }, [ref, place, going])

  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    let waiting: number | undefined
    const onChange = ({ target }: Event) => {
      window.clearTimeout(waiting)
      const moved = target instanceof HTMLInputElement && target.type === 'range'
      waiting = window.setTimeout(() => onFinished(), moved ? settleMs : 0)
    }
    // React calls every keystroke a change; here it is what the visitor has finished
    form.addEventListener('change', onChange)
    return () => {
      window.clearTimeout(waiting)
      form.removeEventListener('change', onChange)
    }
  }, [ref])
  return ask
}
