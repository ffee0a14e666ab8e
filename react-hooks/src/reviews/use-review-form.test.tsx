import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type UseReviewFormOptions, useReviewForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { maxStars, type Review } from '@vanek/sdk/reviews'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { keyOf } from '../testing/back-end.ts'

afterEach(cleanup)

const Form = (options: Partial<UseReviewFormOptions>) => {
  const form = useReviewForm({ productId: 5, ...options })
  const { status, error } = form
  const issue = (field: 'stars' | 'name') => {
    const fieldIssue = form.issueOf(field)
    return <p {...form.errorProps(field)}>{fieldIssue && issueText(cs, fieldIssue)}</p>
  }
  return (
    <form aria-label="review" {...form.formProps}>
      <div {...form.radioGroupProps}>
        {Array.from({ length: maxStars }, (_, index) => (
          <input key={index} aria-label={`${index + 1} stars`} {...form.radioProps(index + 1)} />
        ))}
      </div>
      {issue('stars')}
      <input aria-label="name" {...form.inputProps('name')} />
      {issue('name')}
      <textarea aria-label="text" {...form.inputProps('text')} />
      <input aria-label="pros" {...form.inputProps('pros')} />
      <input aria-label="cons" {...form.inputProps('cons')} />
      <input aria-label="photos" {...form.fileInputProps} />
      <p {...form.errorProps('photos')}>
        {form.issueOf('photos') && `${form.issueOf('photos')?.title} ${form.issueOf('photos')?.code}`}
      </p>
      {form.photos.map((photo) => (
        <button type="button" key={photo.name} onClick={() => form.removePhoto(photo)}>{`remove ${photo.name}`}</button>
      ))}
      <button {...form.buttonProps}>send</button>
      <p {...form.statusProps}>{error ? errorText(cs, error) : status}</p>
    </form>
  )
}

function show(options: Partial<UseReviewFormOptions> = {}) {
  const app = createApp({
    more: ({ path, body }) => {
      if (path.endsWith('/review-photos')) return { id: 'p-1', width: 1, height: 1 }
      return path.endsWith('/reviews') ? { data: { id: 1, ...body } } : undefined
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
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('form'))
const message = () => screen.getByRole('status').textContent
const fillAll = () => {
  fireEvent.click(field('4 stars'))
  fill('name', 'Jana')
  fill('text', 'Tichý.')
}

describe('useReviewForm', () => {
  it('saves to the given service instead of the back end', async () => {
    const saved: unknown[] = []
    const save: UseReviewFormOptions['save'] = async (_shop, review) => {
      saved.push(review)
      return { ok: true, data: { id: 9 } as Review }
    }
    const { requests } = show({ save })
    fillAll()
    send()
    await waitFor(() => expect(saved).toMatchObject([{ productId: 5, rating: 80, name: 'Jana', text: 'Tichý.' }]))
    expect(requests.filter(({ path }) => path.endsWith('/reviews'))).toEqual([])
  })

  it('C7.54 sends stars and texts, passes the review to onSuccess and resets the form', async () => {
    const reviews: unknown[] = []
    const { requests } = show({ onSuccess: (review) => reviews.push(review) })
    fillAll()
    send()
    await waitFor(() => expect(message()).toBe('success'))
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/v1/products/5/reviews', body: { rating: 80, name: 'Jana', text: 'Tichý.' } },
    ])
    expect(reviews).toMatchObject([{ id: 1, rating: 80 }])
    expect([field('name').value, field('4 stars').checked]).toEqual(['', false])
  })

  it('C5.33 requires stars, shows the error there, submits nothing and keeps the input', () => {
    const { requests } = show()
    fill('name', 'Jana')
    fill('text', 'Tichý.')
    send()
    const error = screen.getByText('Ohodnoťte zboží alespoň pomocí hvězdiček')
    expect(field('1 stars').getAttribute('aria-describedby')).toBe(error.id)
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('1 stars'))
    expect([requests.length, field('text').value]).toEqual([0, 'Tichý.'])
  })

  it('C9.06 rates with one to five stars', () => {
    show()
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ name, value }) => name + value)).toEqual(
      [1, 2, 3, 4, 5].map((stars) => `stars${stars}`),
    )
  })

  it('requires a name', () => {
    show()
    fireEvent.click(field('5 stars'))
    send()
    expect(document.activeElement).toBe(field('name'))
    expect(field('name').getAttribute('aria-describedby')).toBe(screen.getByText('Vyplňte prosím jméno').id)
  })

  it('C5.34 reports a 422 as an empty review and keeps the input', async () => {
    const { rejectNext } = show()
    rejectNext('validation', 422)
    fillAll()
    send()
    await waitFor(() => expect(message()).toBe(cs.review_empty))
    expect([field('name').value, field('text').value, field('4 stars').checked]).toEqual(['Jana', 'Tichý.', true])
  })

  it('sends one review, however often it is submitted', async () => {
    const { requests, pause, rejectNext } = show()
    const resume = pause()
    fillAll()
    rejectNext('not_found', 404)
    send()
    send()
    expect([message(), field('name').value]).toEqual(['pending', 'Jana'])
    resume()
    await waitFor(() => expect(message()).not.toBe('pending'))
    send()
    await waitFor(() => expect(message()).toBe('success'))
    fillAll()
    send()
    await waitFor(() => expect(new Set(requests.map(keyOf)).size).toBe(2))
    const keys = requests.map(keyOf)
    // one key per review
    expect(new Set(keys.slice(0, -1)).size).toBe(1)
  })

  it('C7.54 uploads chosen photos first, reports invalid ones immediately and lets one be removed', async () => {
    const { requests } = show()
    const choose = (...files: File[]) => {
      Object.defineProperty(field('photos'), 'files', { value: files, configurable: true })
      fireEvent.change(field('photos'))
      Object.defineProperty(field('photos'), 'files', { value: [], configurable: true })
    }
    const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' })
    const photoError = () =>
      document.getElementById(field('photos').getAttribute('aria-describedby') ?? '')?.textContent
    choose(jpeg('a.jpg'), new File(['x'], 'b.heic', { type: 'image/heic' }), jpeg('c.jpg'))
    expect(photoError()).toBe('b.heic photo_heic')
    fireEvent.click(screen.getByText('remove a.jpg'))
    expect(field('photos').getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryAllByText(/^remove/).map(({ textContent }) => textContent)).toEqual(['remove c.jpg'])
    fillAll()
    send()
    await waitFor(() => expect(message()).toBe('success'))
    const sent = requests.filter(({ path }) => path.includes('/products/5/'))
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['review-photos', 'reviews'])
    expect(sent[1]?.body).toMatchObject({ name: 'Jana', photos: ['p-1'] })
    expect(screen.queryAllByText(/^remove/)).toEqual([])
  })

  it('C7.54 stops at an invalid photo that was chosen before hydration and shows why', async () => {
    const { requests } = show()
    const setFiles = (...files: File[]) =>
      Object.defineProperty(field('photos'), 'files', { value: files, configurable: true })
    fillAll()
    setFiles(new File(['x'], 'b.heic', { type: 'image/heic' }), new File(['y'], 'a.jpg', { type: 'image/jpeg' }))
    send()
    await waitFor(() => expect(field('photos').getAttribute('aria-invalid')).toBe('true'))
    expect([requests.length, document.activeElement, field('text').value]).toEqual([0, field('photos'), 'Tichý.'])
    setFiles()
    // the second submit omits the invalid photo
    send()
    await waitFor(() => expect(message()).toBe('success'))
    expect(requests.at(-1)?.body).toMatchObject({ photos: ['p-1'] })
    // the next review starts without the error
    expect(field('photos').getAttribute('aria-invalid')).toBe('false')
  })

  it('C7.54 adds the same photo once', async () => {
    show()
    const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg', lastModified: 1 })
    const again = new File(['x'], 'a.jpg', { type: 'image/jpeg', lastModified: 1 })
    for (const file of [photo, again]) {
      Object.defineProperty(field('photos'), 'files', { value: [file], configurable: true })
      fireEvent.change(field('photos'))
    }
    expect(screen.queryAllByText(/^remove/).map(({ textContent }) => textContent)).toEqual(['remove a.jpg'])
  })
})
