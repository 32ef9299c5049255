import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Cluster } from './house.ts'

/** `npm run cluster`: PostgreSQL and three nodes on this machine, at one address. Nothing of it is kept. */
const port = Number(process.env.PORT || '3000')
const cluster = await Cluster.open(3)
let turn = 0

/** To the next node that takes it, as a balancer does. */
function forward(client: Socket, tries = cluster.nodes.length): void {
  const node = cluster.nodes[turn++ % cluster.nodes.length]
  const to = connect({ host: '127.0.0.1', port: Number(new URL(node.base).port), noDelay: true })
  to.once('connect', () => {
    client.pipe(to)
    to.pipe(client)
  })
  to.once('error', () => {
    if (to.bytesRead === 0 && to.bytesWritten === 0 && tries > 1) forward(client, tries - 1)
    else client.destroy()
  })
  client.once('close', () => to.destroy())
  to.once('close', (failed) => {
    if (!failed) client.destroy()
  })
}

const balancer = createServer({ noDelay: true }, (client) => {
  client.on('error', () => client.destroy())
  forward(client)
})
balancer.listen(port, '127.0.0.1', () => {
  console.log(`Dorsal is open at http://localhost:${(balancer.address() as AddressInfo).port}/`)
  for (const { name, base, pid } of cluster.nodes) console.log(`${name} at ${base}, process ${pid}`)
  console.log(`PostgreSQL at ${cluster.postgres.url()}`)
  console.log('End a node (kill -9 its process) and play on; it is started again. Ctrl-C ends everything.')
})

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

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (isClosing) return
    isClosing = true
    balancer.close()
    await cluster.close()
    process.exit(0)
  })
