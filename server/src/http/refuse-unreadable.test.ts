import net from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

test.each([
  [
    'headers without end',
    431,
    'too_large',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
  ],
  ['what is no HTTP', 400, 'invalid_request', '\x00\x01 hello\r\n\r\n'],
  ['a length below zero', 400, 'invalid_request', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n'],
])('%s get %i and a reason', async (_, status, code, text) => {
  const server = await testApp()
  const { port } = new URL(await server.app.listen({ port: 0 }))
  const socket = net.connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {}) // closed while it still writes
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect([head.split(' ')[1], JSON.parse(body)]).toEqual([
    String(status),
    { code, message: expect.any(String) },
  ])
  await server.close()
})

test('an address that cannot be read is refused as such', async () => {
  const server = await testApp()
  const answer = await server.app.inject('/v1/%E0%A4%A')
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'invalid_request', message: 'The address of the request cannot be read.' },
  ])
  await server.close()
})
