import { useId } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'

/** The search of the whole shop: a plain GET form to `/hledat` that keeps what was asked. */
export function SearchField() {
  const id = useId()
  const [params] = useSearchParams()
  const asked = useLocation().pathname === '/hledat' ? (params.get('q') ?? '') : ''
  return (
    <search>
      <Form className="search" action="/hledat" key={asked}>
        <label className="hide" htmlFor={id}>
          Hledat v obchodě
        </label>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={asked}
          placeholder="Co hledáte? Třeba ventilátor 125"
          maxLength={200}
          required
          enterKeyHint="search"
          autoComplete="off"
        />
        <button aria-label="Hledat">
          <Icon name="search" />
        </button>
      </Form>
    </search>
  )
}
