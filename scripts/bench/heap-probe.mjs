// Preloaded into a measured server: reports its memory after a full garbage collection.
const settle = () => new Promise((resolve) => setTimeout(resolve, 200))

process.on('message', async () => {
  // objects released by finalizers are collected in the next round
  for (let round = 0; round < 3; round++) {
    globalThis.gc()
    await settle()
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  process.send({ heapUsed, arrayBuffers, rss })
})
process.channel.unref()
