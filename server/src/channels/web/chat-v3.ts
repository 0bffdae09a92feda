import {
  type ChatV3Request,
  type ChatV3Response,
  chatV3RequestSchema,
  chatV3ResponseSchema,
} from '@guru/contract/chat'
import { paths } from '@guru/contract/paths'
import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Caller } from '@guru/engine/understanding/command'
import { numbersSaidIn } from '@guru/engine/understanding/said-numbers'
import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type ConversationParts, takeTurn } from '../../conversation/take-turn.ts'
import type { TurnAnswer, TurnRequest } from '../../conversation/turn.ts'
import { turnFailures } from './failures.ts'

export interface ChatRoute {
  conversation: ConversationParts
  limit: preValidationAsyncHookHandler
}

/** The third chat: a browser with random session and device ids, language first. */
export const chatV3Route: FastifyPluginAsyncZod<ChatRoute> = async (app, { conversation, limit }) => {
  app.post(
    paths.chatV3,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'One turn of a chat',
        description:
          'The first answer of a new session names a language, by code or name. A repeated turn_id gets the reply that was given.',
        body: chatV3RequestSchema.meta({ examples: [example] }),
        response: {
          200: chatV3ResponseSchema,
          ...turnFailures,
        },
      },
    },
    async ({ body }) => responseOf(await takeTurn(conversation, turnOf(body)), body.answer),
  )
}

const example = { answer: 'English', session_id: 'session-of-my-page', device_id: 'device-of-my-browser' }

/** Name, number and prior messages of the request are left alone: the server's own record counts. */
const turnOf = (body: ChatV3Request): TurnRequest => ({
  channel: 'web_v3',
  clientSessionId: body.session_id,
  deviceId: body.device_id,
  text: body.answer,
  spoken: body.spoken ?? false,
  turnId: body.turn_id ?? null,
  change: body.change ?? null,
  person: null,
  greeting: null,
})

function responseOf(
  { reply, language, finished, wishes, any, sizeUnit }: TurnAnswer,
  said: string,
): ChatV3Response {
  const finalJson = { ai_message: reply.text, user_lang_code: language, properties: reply.properties ?? '' }
  return {
    question: reply.text,
    language,
    finished,
    ...(finished && { finalJson }),
    wishes,
    ...(reply.places && { places: reply.places }),
    any,
    size_unit: sizeUnit,
    asked: reply.asked,
    choices: reply.choices.map((text) => ({ text })),
    matches: reply.matches,
    handoff: reply.handoff,
    ...(reply.caller && { caller: { ...reply.caller, ...inDigits(reply.caller, said, language) } }),
  }
}

/** A number said in words, for the form: the words of the seeker are here and in no answer that is kept. */
function inDigits({ number }: Caller, said: string, language: LanguageCode): { mobile_number?: string } {
  const [heard] = numbersSaidIn(said.slice(number.from, number.to), language)
  return heard?.mobile ? { mobile_number: heard.digits } : {}
}
