import { useEffect } from 'react'

/** Tells of a list that could not be read in the console alone: the page stays as it is. */
export function useLoggedFailure(error: Error | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the console is where these failures are told
    if (error !== null) console.error('Error fetching data', error.name, error.message)
  }, [error])
}
