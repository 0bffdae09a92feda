import type {
  ImportResponse,
  ImportRunRequest,
  ImportSettingsRequest,
  ListingImport,
} from '@guru/contract/listing-import'
import { paths } from '@guru/contract/paths'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, fetchFrom } from '../../../../staff/call.ts'
import { tellFailure } from '../../../../staff/failures.ts'
import { saveFile } from '../../../../staff/save-file.ts'
import { listingsKey } from '../use-listings.ts'
import { uploadFile } from './upload-file.ts'

const importKey = ['listing-import'] as const
/** Milliseconds between two looks at an import that runs. */
const lookEvery = 1_000

/** The file that is being brought in, as the server has it, and what can be done with it. */
export function useImport() {
  const queries = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const { data } = useQuery({
    queryKey: importKey,
    queryFn: ({ signal }) => call<ImportResponse>({ path: paths.listingImport, as: 'admin', signal }),
    refetchInterval: ({ state }) => (state.data?.import?.state === 'running' ? lookEvery : false),
  })
  const job = data?.import ?? null
  const state = job?.state
  useEffect(() => {
    if (state === 'done') void queries.invalidateQueries({ queryKey: listingsKey })
  }, [state, queries])
  const shown = {
    onSuccess: (answer: ImportResponse) => queries.setQueryData(importKey, answer),
    onError: (error: Error) => {
      if (tellFailure('Import', error, 10_000)) void queries.invalidateQueries({ queryKey: importKey })
    },
  }
  const order = (path: string, method: 'POST' | 'PUT', body: unknown) =>
    call<ImportResponse>({ path, method, as: 'admin', body })
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(file, setSent),
    onMutate: () => setSent(0),
    onSettled: () => setSent(null),
    ...shown,
  })
  const settle = useMutation({
    mutationFn: (body: ImportSettingsRequest) => order(paths.listingImportSettings, 'PUT', body),
    ...shown,
  })
  const run = useMutation({
    mutationFn: (body: ImportRunRequest) => order(paths.listingImportRun, 'POST', body),
    ...shown,
  })
  const cancel = useMutation({
    mutationFn: ({ id }: Pick<ListingImport, 'id'>) => order(paths.listingImportCancel, 'POST', { id }),
    ...shown,
  })
  const saveRejects = useMutation({
    mutationFn: async ({ file }: Pick<ListingImport, 'file'>) => {
      const answer = await fetchFrom({ path: paths.listingImportRejects, as: 'admin' })
      saveFile(await answer.blob(), `${file.replace(/\.[^.]*$/, '')}.rejects.csv`)
    },
    onError: shown.onError,
  })
  return { job, sent, upload, settle, run, cancel, saveRejects }
}
export type ImportWork = ReturnType<typeof useImport>
