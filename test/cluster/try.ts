import { Balancer } from './balancer.ts'
import { Cluster } from './house.ts'

/** `npm run cluster`: PostgreSQL and three nodes on this machine, at one address. Nothing of it is kept. */
const port = Number(process.env.PORT || '3000')
const cluster = await Cluster.open(3)
const balancer = await Balancer.open(cluster.nodes, port).catch(async (error) => {
  await cluster.close()
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`dorsal: something else listens on port ${port}: say another with PORT`)
  process.exit(1)
})
console.log(`Dorsal is open at http://localhost:${balancer.port}/`)
for (const { name, base, pid } of cluster.nodes) console.log(`${name} at ${base}, process ${pid}`)
console.log(`PostgreSQL at ${cluster.postgres.url()}`)
console.log('End a node (kill -9 its process) and play on; it is started again. Ctrl-C ends everything.')

let isClosing = false
for (const node of cluster.nodes) void keep(node)

async function keep(node: (typeof cluster.nodes)[number]): Promise<void> {
  for (;;) {
    await node.ended()
    if (isClosing) return
    await node.start()
    console.log(`${node.name} is back, process ${node.pid}`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (isClosing) return
    isClosing = true
    balancer.close()
    await cluster.close()
    process.exit(0)
  })
