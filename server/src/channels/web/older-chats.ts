import {
  type ChatV1Response,
  type ChatV2Response,
  chatV1ResponseSchema,
  chatV2ResponseSchema,
  type OlderChatRequest,
  olderChatRequestSchema,
} from '@guru/contract/chat'
import { paths } from '@guru/contract/paths'
import { firstMessages } from '@guru/contract/texts'
import type { Channel } from '@guru/contract/vocabulary'
import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type ConversationParts, takeTurn } from '../../conversation/take-turn.ts'
import type { TurnAnswer, TurnRequest } from '../../conversation/turn.ts'
import type { SeekerOf } from '../../http/seeker-cookie.ts'
import { turnFailures } from './failures.ts'

export interface OlderChatRoutes {
  conversation: ConversationParts
  limit: preValidationAsyncHookHandler
  cookie: SeekerOf
}

const description =
  'The page has said the first words itself, and name and number are given before. A repeated turn_id gets the reply that was given.'

/** The first and the second chat: shells of the same conversation. */
export const olderChatRoutes: FastifyPluginAsyncZod<OlderChatRoutes> = async (
  app,
  { conversation, limit, cookie },
) => {
  app.post(
    paths.chatV1,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'One turn of the first chat',
        description,
        body: olderChatRequestSchema,
        response: { 200: chatV1ResponseSchema, ...turnFailures },
      },
    },
    async (request, reply) => {
      const turn = turnOf('web_v1', request.body, cookie(request, reply))
      return firstShape(await takeTurn(conversation, turn))
    },
  )

  app.post(
    paths.chatV2,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'One turn of the second chat',
        description,
        body: olderChatRequestSchema,
        response: { 200: chatV2ResponseSchema, ...turnFailures },
      },
    },
    async (request, reply) => {
      const turn = turnOf('web_v2', request.body, cookie(request, reply))
      return secondShape(await takeTurn(conversation, turn))
    },
  )
}

const turnOf = (
  channel: Channel,
  { language = 'en', ...body }: OlderChatRequest,
  deviceId: string,
): TurnRequest => ({
  channel,
  clientSessionId: body.session_id,
  deviceId,
  text: body.answer,
  spoken: body.spoken ?? false,
  turnId: body.turn_id ?? null,
  change: null,
  person: { name: body.user_name, mobileNumber: body.mobile_number },
  greeting: { text: firstMessages[language], asked: 'property_type', language },
})

function firstShape({ reply, language, finished }: TurnAnswer): ChatV1Response {
  const property_data = finished ? (reply.properties ?? '') : ''
  return { question: reply.text, language, finished, ...yesAndNo(reply), property_data }
}

function secondShape({ reply, language, finished }: TurnAnswer): ChatV2Response {
  const finalJson = {
    ai_message: reply.text,
    ai_response_lang_code: language,
    properties: reply.properties ?? '',
  }
  return { question: reply.text, language, finished, ...yesAndNo(reply), ...(finished && { finalJson }) }
}

function yesAndNo({ readsBack, choices }: TurnAnswer['reply']): Pick<ChatV1Response, 'choices'> {
  return readsBack ? { choices: choices.map((text) => ({ text })) } : {}
}
