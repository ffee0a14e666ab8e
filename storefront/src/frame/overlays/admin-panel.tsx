import * as texts from '#texts/frame/overlays'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Overrides that staff can set for the segment of a visitor. */
interface EnvOverride {
  readonly userVariant?: string
  readonly userGroups?: readonly string[]
  readonly domainCode?: string
  readonly translationVariant?: string
}

const name = 'vanek_env'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The override in the cookies; empty if there is none or it is not readable. */
export function overrideIn(cookies: string): EnvOverride {
  const pair = cookies.split('; ').find((own) => own.startsWith(`${name}=`))
  try {
    const raw = JSON.parse(decodeURIComponent(pair?.slice(name.length + 1) ?? '{}')) as Record<string, unknown>
    const groups = Array.isArray(raw['userGroups']) ? raw['userGroups'].filter((own) => typeof own === 'string') : []
    return overrideOf({ ...raw, userGroups: groups.join(' ') })
  } catch {
    return {}
  }
}

/**
 * The override from the fields of the panel; groups are separated by commas or spaces, empty fields override nothing.
 */
export function overrideOf(fields: Readonly<Record<string, unknown>>): EnvOverride {
  const text = (field: string) => textIn(fields[field]).trim()
  const groups = text('userGroups')
    .split(/[\s,]+/)
    .filter(Boolean)
  return {
    ...(text('userVariant') && { userVariant: text('userVariant') }),
    ...(groups.length > 0 && { userGroups: groups }),
    ...(text('domainCode') && { domainCode: text('domainCode') }),
    ...(text('translationVariant') && { translationVariant: text('translationVariant') }),
  }
}

/** The session cookie for an override; expires at once if nothing is overridden. */
export const overrideCookie = (override: EnvOverride): string =>
  Object.keys(override).length === 0
    ? `${name}=; Path=/; SameSite=Lax; Max-Age=0`
    : `${name}=${encodeURIComponent(JSON.stringify(override))}; Path=/; SameSite=Lax`

const fields = [
  { name: 'userVariant', label: texts.priceVariant },
  { name: 'userGroups', label: texts.customerGroups, hint: texts.customerGroupsHint },
  { name: 'domainCode', label: texts.domainCode },
  { name: 'translationVariant', label: texts.translationVariant },
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
      <summary>{on ? texts.environmentChanged : texts.environment}</summary>
      <form className="stack gap-1" onSubmit={save} aria-label={texts.environment}>
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
          <Button type="submit">{texts.apply}</Button>
          {on && <Button onClick={() => keep(overrideCookie({}))}>{texts.undoChanges}</Button>}
        </div>
      </form>
    </details>
  )
}
