import { describe, expect, it } from 'vitest'
import { paymentStep } from './step.ts'

const redirectUrl = 'https://pay.test/1'
const widget = { provider: 'acme', clientSecret: 'secret' }

describe('what a shopper does to pay', () => {
  it('C7.25 is nothing when nothing is paid online', () => {
    expect(paymentStep({ redirectUrl: null }, ['acme'])).toEqual({ kind: 'none' })
  })

  it('C7.25 is the widget of a provider that the shop knows', () => {
    const start = { redirectUrl, widget }
    expect(paymentStep(start, ['other', 'acme'])).toEqual({ kind: 'widget', ...widget, redirectUrl })
  })

  it.each([
    ['without a widget', { redirectUrl }, ['acme']],
    ['for a shop without widgets', { redirectUrl, widget }, undefined],
    ['of a provider that the shop does not know', { redirectUrl, widget }, ['other']],
    ['without a client secret', { redirectUrl, widget: { ...widget, clientSecret: '' } }, ['acme']],
    ['of a back end that says nothing of it', { redirectUrl, widget: null as never }, ['acme']],
  ])('C7.25 is the page of the provider %s', (_, start, providers) => {
    expect(paymentStep(start, providers)).toEqual({ kind: 'redirect', redirectUrl })
  })
})
