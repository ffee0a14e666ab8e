import { render, screen } from '@testing-library/react'
import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector'
import { expect, it } from 'vitest'

const subscribe = () => () => {}

const Probe = () => {
  const plain = useSyncExternalStore(
    subscribe,
    () => 'plain',
    () => 'plain',
  )
  const selected = useSyncExternalStoreWithSelector(
    subscribe,
    () => 'SELECTED',
    () => 'SELECTED',
    (s) => s.toLowerCase(),
  )
  return <p>{`${plain} ${selected}`}</p>
}

it('runs this project on React 18, its DOM, its server and its store binding', () => {
  expect(version).toMatch(/^18\./)
  expect(domVersion).toBe(version)
  render(<Probe />)
  expect(screen.getByText('plain selected')).toBeDefined()
  expect(renderToString(<Probe />)).toBe('<p>plain selected</p>')
})
