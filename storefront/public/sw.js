// Shows one page when the browser is offline. It keeps that page and nothing else: no page of the shop, no picture, no
// answer of the API.
const kept = 'offline-1'
const page = '/offline.html'

self.addEventListener('install', (event) => {
  const put = async () => (await caches.open(kept)).add(new Request(page, { cache: 'reload' }))
  event.waitUntil(put().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
    // the page is asked for while this worker starts
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const answer = async () => {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      return (await caches.match(page)) ?? Response.error()
    }
  }
  event.respondWith(answer())
})
