import type { ImportResponse } from '@guru/contract/listing-import'
import { paths } from '@guru/contract/paths'
import { ApiFailure, apiAddress, xsrfHeader } from '../../../../lib/request.ts'
import { LoginNeeded } from '../../../../staff/call.ts'
import { session } from '../../../../staff/session.ts'

/**
 * Sends a file of listings. Not by fetch, which does not tell how far an upload is: on a slow line that
 * takes minutes.
 * @param onProgress part of the file that is sent, 0 to 1.
 * @throws LoginNeeded, ApiFailure (status 0: no answer).
 */
export function uploadFile(file: File, onProgress: (part: number) => void): Promise<ImportResponse> {
  const token = session.token('admin')
  if (token === null) return Promise.reject(new LoginNeeded('admin'))
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiAddress + paths.listingImport)
    request.withCredentials = true
    request.responseType = 'json'
    const headers = { 'x-auth-token': token, ...xsrfHeader(document.cookie) }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(new ApiFailure(0, 'no_answer', ''))
    request.onload = () => {
      const { status, response } = request
      if (status === 200 && response) return resolve(response)
      if (status === 401) {
        // An answer to an older token says nothing about a login that came in between.
        if (session.token('admin') === token) session.close('admin')
        return reject(new LoginNeeded('admin'))
      }
      reject(new ApiFailure(status, String(response?.code ?? ''), String(response?.message ?? '')))
    }
    request.send(form)
  })
}
