import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseClaimFormOptions, useClaimForm } from '@vanek/react-hooks'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import type { ClaimField } from '@vanek/sdk/orders'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { keyOf } from '../testing/back-end.ts'

afterEach(cleanup)

const order = { id: 'o-1' }
const claimable = [{ item: 7, amount: 2 }]
const fields = ['item', 'amount', 'description', 'wish'] as const

function Form(options: Partial<UseClaimFormOptions>) {
  const { status, issueOf, formProps, inputProps, errorProps, fileInputProps, photos, removePhoto, buttonProps } =
    useClaimForm({
      ...{ order, claimable },
      ...options,
    })
  const fieldError = (field: ClaimField) => {
    const issue = issueOf(field)
    return (
      <span {...errorProps(field)}>{issue && `${issueText(cs, { ...issue, title: '' })} ${issue.title ?? ''}`}</span>
    )
  }
  return (
    <form aria-label="claim" {...formProps}>
      {fields.map((field) => (
        <label key={field}>
          {field}
          <input {...inputProps(field)} />
          {fieldError(field)}
        </label>
      ))}
      <input {...fileInputProps} />
      {fieldError('photos')}
      {photos.map((photo) => (
        <button type="button" key={photo.name} onClick={() => removePhoto(photo)}>
          {photo.name}
        </button>
      ))}
      <button {...buttonProps}>send</button>
      <output>{status}</output>
    </form>
  )
}

function show(options: Partial<UseClaimFormOptions> = {}) {
  let uploads = 0
  const app = createApp({
    more: ({ path }) => {
      if (path.endsWith('/claim-photos')) return { id: `p-${(uploads += 1)}`, width: 1, height: 1 }
      return path.endsWith('/claims') ? { number: 'RE-1' } : undefined
    },
  })
  render(
    <StrictMode>
      <Form {...options} />
    </StrictMode>,
    app,
  )
  return app
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const valid = { item: '7', amount: '2', description: 'Po týdnu začal pískat.', wish: 'repair' }
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}
const file = (name: string, type = 'image/jpeg', size = 3) => new File([new Uint8Array(size)], name, { type })
const choose = (...files: readonly File[]) => {
  // the value of such an input cannot be set to files
  Object.defineProperty(field('photos'), 'files', { value: files, configurable: true })
  fireEvent.change(field('photos'))
  Object.defineProperty(field('photos'), 'files', { value: [], configurable: true })
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const status = () => screen.getByRole('status').textContent
const chosen = () => screen.queryAllByRole('button', { name: /\.jpg$/ }).map(({ textContent }) => textContent)
const reported = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

describe('useClaimForm', () => {
  it('A6.02 A6.09 uploads the photos, then sends the claim once and confirms it', async () => {
    const numbers: string[] = []
    const { requests } = show({ onSuccess: ({ number }) => numbers.push(number) })
    fill(valid)
    choose(file('a.jpg'))
    choose(file('b.jpg'), file('c.jpg'))
    fireEvent.click(screen.getByText('b.jpg'))
    expect(chosen()).toEqual(['a.jpg', 'c.jpg'])
    submit()
    submit()
    expect(status()).toBe('pending')
    await waitFor(() => expect(status()).toBe('success'))
    const path = '/api/v1/user/orders/o-1'
    expect(requests.map((one) => [one.path, one.body])).toEqual([
      [`${path}/claim-photos`, undefined],
      [`${path}/claim-photos`, undefined],
      [`${path}/claims`, { ...valid, item: 7, amount: 2, photos: ['p-1', 'p-2'] }],
    ])
    expect([numbers, chosen(), field('description').value]).toEqual([['RE-1'], [], ''])
  })

  it('A6.09 reports the limits of photos before sending and keeps the valid ones', () => {
    const { requests } = show()
    choose(file('a.jpg'), file('smlouva.pdf', 'application/pdf'))
    expect([chosen(), reported('photos')]).toEqual([['a.jpg'], `${cs.photo_unreadable} smlouva.pdf`])
    choose(file('b.jpg', 'image/png', 8 * 1024 * 1024 + 1))
    expect(reported('photos')).toBe(`${cs.photo_too_large} b.jpg`)
    choose(...['c', 'd', 'e', 'f', 'g'].map((name) => file(`${name}.jpg`)))
    expect([chosen().length, reported('photos')?.trim()]).toEqual([5, cs.too_many_photos])
    fireEvent.click(screen.getByText('a.jpg'))
    expect([chosen().length, field('photos').getAttribute('aria-invalid')]).toEqual([4, 'false'])
    expect(requests).toEqual([])
  })

  it('A6.09 shows errors at the fields', () => {
    const { requests } = show()
    fill({ ...valid, amount: '3', description: 'píská' })
    submit()
    expect([status(), requests.length]).toEqual(['error', 0])
    expect([reported('amount')?.trim(), reported('description')?.trim()]).toEqual([cs.amount_above_left, cs.too_short])
    expect(document.activeElement).toBe(field('amount'))
  })

  it('A6.03 A6.09 keeps the input after a rejection and retries only what was not uploaded', async () => {
    const { requests, rejectNext } = show()
    fill(valid)
    choose(file('a.jpg'))
    rejectNext('photo_unreadable', 422)
    submit()
    await waitFor(() => expect(status()).toBe('error'))
    expect([reported('photos'), chosen(), field('description').value]).toEqual([
      `${cs.photo_unreadable} a.jpg`,
      ['a.jpg'],
      valid.description,
    ])
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['claim-photos', 'claim-photos', 'claims'])
  })

  it('A6.09 shows a rejection of one photo instead of an earlier one of another', async () => {
    const { rejectNext } = show()
    fill(valid)
    choose(file('a.jpg'))
    choose(file('b.jpg', 'image/png', 8 * 1024 * 1024 + 1))
    expect(reported('photos')).toBe(`${cs.photo_too_large} b.jpg`)
    rejectNext('photo_unreadable', 422)
    submit()
    await waitFor(() => expect(status()).toBe('error'))
    expect([reported('photos'), chosen()]).toEqual([`${cs.photo_unreadable} a.jpg`, ['a.jpg']])
  })

  it('A6.03 reuses the idempotency key for the same claim and creates a new one for other photos', async () => {
    const { requests, rejectNext } = show()
    const keys = () => requests.filter(({ path }) => path.endsWith('/claims')).map(keyOf)
    const submitRejected = async (count: number) => {
      rejectNext('claim_open')
      submit()
      await waitFor(() => expect(keys()).toHaveLength(count))
      await waitFor(() => expect(status()).toBe('error'))
    }
    fill(valid)
    await submitRejected(1)
    await submitRejected(2)
    choose(file('a.jpg'))
    submit()
    await waitFor(() => expect(keys()).toHaveLength(3))
    expect([keys()[0] === keys()[1], keys()[1] === keys()[2]]).toEqual([true, false])
  })

  it('A6.11 sends photos chosen before hydration', async () => {
    const { requests } = show()
    fill(valid)
    Object.defineProperty(field('photos'), 'files', { value: [file('a.jpg')], configurable: true })
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['claim-photos', 'claims'])
  })

  it('A6.11 does not send a photo that was chosen twice and removed', async () => {
    const { requests } = show()
    fill(valid)
    const twice = file('a.jpg')
    let inInput: readonly File[] = []
    Object.defineProperty(field('photos'), 'files', { get: () => inInput })
    Object.defineProperty(field('photos'), 'value', {
      set: () => {
        inInput = []
      },
    })
    for (let count = 0; count < 2; count++) {
      inInput = [twice]
      fireEvent.change(field('photos'))
    }
    fireEvent.click(screen.getByText('a.jpg'))
    submit()
    await waitFor(() => expect(status()).toBe('success'))
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['claims'])
  })

  it('A6.11 posts a multipart form without scripts and shows the posted errors', () => {
    show({ action: '/x', posted: { errors: { wish: 'required' }, values: { description: 'Píská.' } } })
    const form = screen.getByRole('form') as HTMLFormElement
    expect([form.enctype, form.getAttribute('action'), field('photos').accept]).toEqual([
      'multipart/form-data',
      '/x',
      'image/jpeg,image/png,image/webp',
    ])
    expect([reported('wish')?.trim(), field('description').value]).toEqual([cs.required_wish, 'Píská.'])
  })
})
