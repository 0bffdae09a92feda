import multipart from '@fastify/multipart'
import { apiErrorSchema } from '@guru/contract/errors'
import {
  importCancelRequestSchema,
  importResponseSchema,
  importRunRequestSchema,
  importSettingsRequestSchema,
} from '@guru/contract/listing-import'
import { paths } from '@guru/contract/paths'
import type { FastifyError } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiFailure } from '../errors.ts'
import { callerOf } from '../http/guard-access.ts'
import { ImportDesk } from '../listings/admin/import-desk.ts'
import type { StaffParts } from './staff-parts.ts'

/** A big file over a slow line, in milliseconds. */
const uploadWithin = 60 * 60_000
/** Looking at a file reads its beginning a few times. */
const lookWithin = 60_000

const failures = {
  404: apiErrorSchema.describe('Another file has taken its place'),
  409: apiErrorSchema.describe('A file is being imported'),
  422: apiErrorSchema,
}

/** Bringing listings in from a file: uploaded, looked at, then imported in the background. */
export const listingImportRoutes: FastifyPluginAsyncZod<StaffParts> = async (
  app,
  { database, listingUploadBytes },
) => {
  const desk = new ImportDesk(database, app.log)
  app.addHook('preClose', () => desk.close())
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, fileSize: listingUploadBytes },
  })

  app.get(
    paths.listingImport,
    {
      config: { access: 'admin' },
      schema: { summary: 'The file that is being brought in', response: { 200: importResponseSchema } },
    },
    async () => ({ import: await desk.current() }),
  )

  app.post(
    paths.listingImport,
    {
      config: { access: 'admin' },
      handlerTimeout: uploadWithin,
      schema: {
        summary: 'Upload a CSV file of listings and see how it would be read',
        consumes: ['multipart/form-data'],
        response: {
          200: importResponseSchema,
          409: failures[409],
          413: apiErrorSchema.describe('The file is larger than the server takes'),
          422: apiErrorSchema.describe('The file holds no listings'),
        },
      },
    },
    async (request) => {
      if (!request.isMultipart()) throw noFile()
      const part = await request.file().catch((cause: FastifyError) => {
        // The library's own refusals have a status; what it cannot read at all has none.
        throw cause.statusCode === undefined ? noFile() : cause
      })
      if (part === undefined) throw noFile()
      return { import: await desk.takeIn(part.filename, part.file) }
    },
  )

  app.put(
    paths.listingImportSettings,
    {
      config: { access: 'admin' },
      handlerTimeout: lookWithin,
      schema: {
        summary: 'Say what holds for every row of the file',
        body: importSettingsRequestSchema,
        response: { 200: importResponseSchema, ...failures },
      },
    },
    async ({ body: { id, settings } }) => ({ import: await desk.settle(id, settings) }),
  )

  app.post(
    paths.listingImportRun,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Import the file in the background',
        body: importRunRequestSchema,
        response: { 200: importResponseSchema, ...failures },
      },
    },
    async (request) => {
      const { id, source } = request.body
      return { import: await desk.start(id, source, callerOf(request)) }
    },
  )

  app.post(
    paths.listingImportCancel,
    {
      config: { access: 'admin' },
      schema: {
        summary: 'End the import with nothing imported, or clear the file away',
        body: importCancelRequestSchema,
        response: { 200: importResponseSchema, ...failures },
      },
    },
    async ({ body: { id } }) => ({ import: await desk.cancel(id) }),
  )

  app.get(
    paths.listingImportRejects,
    {
      config: { access: 'admin' },
      schema: { summary: 'The rows that were refused, each with its reason' },
    },
    async (_request, reply) => {
      const { name, stream } = await desk.rejects()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(stream)
    },
  )
}

const noFile = () => new ApiFailure(422, 'no_file', 'Send one file, as a form does.')
