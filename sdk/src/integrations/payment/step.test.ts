import { describe, expect, it } from 'vitest'
import { paymentStep } from './step.ts'

const redirectUrl = 'https://pay.test/1'
const widget = { provider: 'acme', clientSecret: 'secret' }

describe('payment step', () => {
  it('C7.25 is "none" without an online payment', () => {
    expect(paymentStep({ redirectUrl: null }, ['acme'])).toEqual({ kind: 'none' })
  })

  it('C7.25 is the widget of a known provider', () => {
    const start = { redirectUrl, widget }
    expect(paymentStep(start, ['other', 'acme'])).toEqual({ kind: 'widget', ...widget, redirectUrl })
  })

  it.each([
    ['without a widget', { redirectUrl }, ['acme']],
    ['in a shop without widgets', { redirectUrl, widget }, undefined],
    ['of an unknown provider', { redirectUrl, widget }, ['other']],
    ['without a client secret', { redirectUrl, widget: { ...widget, clientSecret: '' } }, ['acme']],
    ['without widget data of the back end', { redirectUrl, widget: null as never }, ['acme']],
  ])('C7.25 is the page of the provider %s', (_, start, providers) => {
    expect(paymentStep(start, providers)).toEqual({ kind: 'redirect', redirectUrl })
  })
})
