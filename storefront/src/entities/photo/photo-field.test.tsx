import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PhotoField } from './photo-field.tsx'

afterEach(cleanup)

const fileInputProps: ComponentProps<typeof PhotoField>['fileInputProps'] = {
  ...{ id: 'photos', name: 'photos', type: 'file', multiple: true, accept: 'image/jpeg' },
  ...{ 'aria-invalid': false, onChange: () => undefined },
}
const limits = { label: 'Fotky závady', maxPhotos: 5, bytes: 8 * 1024 * 1024 }
const photo = (name: string) => new File([name], name, { type: 'image/jpeg', lastModified: 1 })

function shown({ photos = [] as readonly File[], problem = null as string | null, cameBack = false } = {}) {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const removePhoto = vi.fn<(photo: File) => void>()
  const errorProps = () => ({ id: 'photos-error' })
  const part = (
    <PhotoField {...({ fileInputProps, photos, removePhoto, errorProps, problem, cameBack, ...limits } as const)} />
  )
  const { container, getByRole, getByLabelText } = render(part)
  return {
    text: container.textContent ?? '',
    getByRole,
    input: getByLabelText(/^Fotky závady/),
    removePhoto,
    container,
  }
}

describe('the field for photos', () => {
  it('A6.11 shows how many and how large they may be', () => {
    expect(shown().text).toContain('Fotky závady (nepovinné, nejvýš 5 po 8 MB)')
  })

  it('A6.11 lists the chosen ones, and removes one on a press, with the focus back at the field', () => {
    const [blue, red] = [photo('modra.jpg'), photo('cervena.jpg')]
    const { getByRole, input, removePhoto, container } = shown({ photos: [blue, red] })
    expect([...container.querySelectorAll('.photo-name')].map(({ textContent }) => textContent)).toEqual([
      'modra.jpg',
      'cervena.jpg',
    ])
    fireEvent.click(getByRole('button', { name: 'Odebrat fotku cervena.jpg' }))
    expect(removePhoto.mock.calls).toEqual([[red]])
    expect(document.activeElement).toBe(input)
  })

  it('A6.11 shows that photos have to be chosen again, only if the form came back without any', () => {
    const again = 'přidejte je prosím znovu'
    expect(shown({ cameBack: true }).text).toContain(again)
    expect(shown().text).not.toContain(again)
    expect(shown({ cameBack: true, photos: [photo('modra.jpg')] }).text).not.toContain(again)
  })

  it('A6.09 shows the error at the field, announced to screen readers', () => {
    const { getByRole } = shown({ problem: 'Tuto fotku se nepodařilo přečíst.' })
    expect(getByRole('alert').textContent).toBe('Tuto fotku se nepodařilo přečíst.')
    expect(getByRole('alert').querySelector('#photos-error')).not.toBeNull()
    cleanup()
    expect(shown().getByRole('alert').textContent).toBe('')
  })
})
