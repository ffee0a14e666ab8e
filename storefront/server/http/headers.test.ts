import { expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  conversionPolicy,
  dataHeaders,
  htmlHeaders,
  fileHeaders,
  widgetHeaders,
} from './headers.ts'

const paymentOrigins = ['https://pay.example', 'https://bank.example']

it('allows nothing inline and nothing from other origins, but a form may lead to the payment providers', () => {
  expect(
    Object.fromEntries(
      contentSecurityPolicy(paymentOrigins)
        .split('; ')
        .map((each) => each.split(/ (.*)/).slice(0, 2)),
    ),
  ).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://pay.example https://bank.example",
    'frame-ancestors': "'none'",
  })
})

it('B3.36 shows pages of the named origins in a frame, and of no others', () => {
  const frames = ['https://maps.example', 'https://tours.example']
  const { 'content-security-policy': policy } = htmlHeaders({ secure: false, paymentOrigins, frameOrigins: frames })
  expect(policy?.split('; ')).toContain('frame-src https://maps.example https://tours.example')
})

it('C4.61 C4.62 lets the page of an order load the scripts that are named, and nothing else of others', () => {
  const [plain, own] = [
    contentSecurityPolicy(paymentOrigins),
    conversionPolicy(paymentOrigins, [
      'https://prices.example/a/b.js?c',
      'https://prices.example/d.js',
      'http://s.example:81/',
    ]),
  ].map((text) => text.split('; '))
  const others = 'https://prices.example http://s.example:81'
  expect(own?.filter((each) => !plain?.includes(each))).toEqual([
    `script-src 'self' ${others}`,
    `img-src 'self' data: ${others}`,
    `connect-src 'self' ${others}`,
  ])
})

it('C2.06 lets the page of a payment widget show that provider, with the features it uses, and nothing else of others', () => {
  const widget = {
    script: ['https://js.acme.example'],
    frame: ['https://pay.acme.example', 'https://bank.example'],
    connect: ['https://api.acme.example'],
    permissions: ['payment'],
  }
  const own = widgetHeaders(paymentOrigins, widget)
  const changed = own['content-security-policy']
    ?.split('; ')
    .filter((each) => !contentSecurityPolicy(paymentOrigins).split('; ').includes(each))
  expect(changed).toEqual([
    "script-src 'self' https://js.acme.example",
    "connect-src 'self' https://api.acme.example",
    'frame-src https://pay.acme.example https://bank.example',
  ])
  expect(own['permissions-policy']).toBe(
    'camera=(), geolocation=(self), microphone=(), usb=(), payment=(self "https://js.acme.example" "https://pay.acme.example" "https://bank.example")',
  )
  const nothing = widgetHeaders(paymentOrigins, { script: [], frame: [], connect: [], permissions: [] })
  expect(nothing['content-security-policy']).toBe(contentSecurityPolicy(paymentOrigins))
  expect(nothing['permissions-policy']).toContain('payment=()')
})

it.each([
  ['a page', htmlHeaders({ secure: false, paymentOrigins })],
  ['a page over https', htmlHeaders({ secure: true, paymentOrigins })],
  ['data', dataHeaders],
])('%s carries the protecting headers', (_, headers) => {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as unknown,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
  })
})

it('files carry what is about files', () => {
  expect(fileHeaders).toEqual({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
})

it('sends Strict-Transport-Security only over https', () => {
  expect(htmlHeaders({ secure: false, paymentOrigins })).not.toHaveProperty('strict-transport-security')
  expect(htmlHeaders({ secure: true, paymentOrigins })).toHaveProperty('strict-transport-security')
})
