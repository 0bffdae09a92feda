import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

test('the OpenAPI document names every call with its body, answer and errors', async () => {
  const server = await testApp()
  const document = (await server.app.inject('/v1/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routes = [...server.app.routeAccess.keys()].filter((route) => !route.startsWith('HEAD '))
  expect(documented.sort()).toEqual(routes.sort())
  const chat = document.paths['/v1/user/chat-v3'].post
  const schemaOf = (part: { content: Record<string, { schema: unknown }> }) =>
    part.content['application/json']?.schema
  expect(schemaOf(chat.requestBody)).toMatchObject({ required: ['answer', 'session_id', 'device_id'] })
  expect(schemaOf(chat.responses['200'])).toMatchObject({
    properties: {
      question: { type: 'string' },
      finished: { type: 'boolean' },
      finalJson: { type: 'object' },
    },
  })
  expect(schemaOf(chat.responses['422'])).toMatchObject({ required: ['code', 'message'] })
  await server.close()
})
