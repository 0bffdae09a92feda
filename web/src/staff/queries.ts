import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../lib/request.ts'
import { LoginNeeded } from './call.ts'
import { notice } from './notices.ts'
import { loginPageBackTo, loginPages } from './session.ts'

/**
 * The cache of everything that was fetched. A login that no longer counts leads to the login page from
 * wherever it shows, and back again afterwards.
 */
export function createQueries(goTo: (address: string) => void): QueryClient {
  const onError = (error: unknown) => {
    const { pathname, search } = window.location
    // Several calls fail together: the first has led to the login already.
    if (!(error instanceof LoginNeeded) || pathname === loginPages[error.role]) return
    notice('warning', 'No token found', { message: 'Please login again.' })
    goTo(loginPageBackTo(error.role, pathname + search))
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails at once and is told, instead of waiting for it without a word.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        // What the server refused it refuses again; a connection that failed may come back.
        retry: (count, error) =>
          count < 2 && error instanceof ApiFailure && (error.status === 0 || error.status >= 500),
      },
    },
  })
}
