import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** A page of another site: another port of the same host, which counts as the same site for cookies. */
export interface OtherSite {
  readonly url: string
  readonly stop: () => Promise<void>
}

export async function startOtherSite(): Promise<OtherSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title><body></body>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface PostedForm {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly enctype?: string
}

/** Posts a form from the current page, whatever its site; returns the status. */
export async function postFrom(page: Page, { action, fields, enctype }: PostedForm): Promise<number> {
  const response = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.request().isNavigationRequest(),
  )
  const navigation = page.waitForURL((url) => url.origin === new URL(action).origin)
  await page.evaluate(
    (form) => {
      const element = document.createElement('form')
      element.method = 'post'
      element.action = form.action
      if (form.enctype) element.enctype = form.enctype
      for (const [name, value] of form.fields) {
        const input = document.createElement('input')
        input.type = 'hidden'
        input.name = name
        input.value = value
        element.append(input)
      }
      document.body.append(element)
      // a field may be named submit
      HTMLFormElement.prototype.submit.call(element)
    },
    { action, fields, enctype },
  )
  const status = (await response).status()
  await navigation
  return status
}
