// Loaded into a measured server beside it: tells what its memory holds once everything that can go is gone.
const settle = () => new Promise((resolve) => setTimeout(resolve, 200))

process.on('message', async () => {
  // what finalizers let go is only gone the next time
  for (let round = 0; round < 3; round++) {
    globalThis.gc()
    await settle()
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  process.send({ heapUsed, arrayBuffers, rss })
})
process.channel.unref()
