import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { overrideCookie, overrideIn, overrideOf } from './admin-cookie.ts'

const fields = [
  { name: 'userVariant', label: 'Cenová varianta' },
  { name: 'userGroups', label: 'Skupiny zákazníka', hint: 'Více skupin oddělte čárkou.' },
  { name: 'domainCode', label: 'Kód domény' },
  { name: 'translationVariant', label: 'Varianta překladu' },
] as const

function keep(cookie: string) {
  // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not everywhere yet
  document.cookie = cookie
  location.reload()
}

/** Lets staff see the shop as another segment (B1.25), and always shows what is overridden. */
export function AdminPanel() {
  const [override] = useState(() => overrideIn(document.cookie))
  const on = Object.keys(override).length > 0
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keep(overrideCookie(overrideOf(Object.fromEntries(new FormData(event.currentTarget)))))
  }
  return (
    <details className="tools" open={on || undefined}>
      <summary>Prostředí{on && ': změněno'}</summary>
      <form className="stack gap-1" onSubmit={save} aria-label="Prostředí">
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={`env-${name}`}
            name={name}
            defaultValue={[override[name] ?? ''].flat().join(', ')}
            autoComplete="off"
            {...field}
          />
        ))}
        <div className="row">
          <Button type="submit">Použít</Button>
          {on && <Button onClick={() => keep(overrideCookie({}))}>Zrušit změny</Button>}
        </div>
      </form>
    </details>
  )
}
