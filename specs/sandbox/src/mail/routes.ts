import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../http/html.ts'
import { inMarket, market } from '../market.ts'
import type { Services } from '../services.ts'

const SHOWN = 50
const TITLE = 'Schránka'

/** `/mailbox`: sent mails, newest first, as HTML; `/mailbox.json` as JSON. */
export function registerMailbox(app: FastifyInstance, { database }: Services): void {
  const latest = () => database.q.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
  app.get('/mailbox.json', async () => ({ mails: await latest() }))
  app.get('/mailbox', async (_request, reply) => {
    const mails = await latest()
    const list = mails.map(
      ({ recipient, subject, body, created }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(recipient)}, ${escapeHtml(created)}</p><pre>${linked(body)}</pre></article>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(list.join('\n') || `<p>${inMarket({ cs: 'Zatím nic nepřišlo.', sk: 'Zatiaľ nič neprišlo.' })}</p>`))
  })
}

function page(content: string): string {
  return `<!doctype html>
<html lang="${market}"><meta charset="utf-8"><title>${TITLE}</title>
<style>body{font:16px/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc}
h2{margin-bottom:0}p{color:#555;margin-top:0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>${TITLE}</h1>
${content}</html>`
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s,]+/g, (link) => `<a href="${link}">${link}</a>`)
}
