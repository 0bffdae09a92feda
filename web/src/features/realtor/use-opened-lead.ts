import { useLocation, useNavigate, useSearchParams } from 'react-router'

const name = 'lead'

/** The lead that is open stands in the address: the phone's back button closes it, a login leads back to it. */
export function useOpenedLead() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const addressWith = (lead: string | null): string => {
    const next = new URLSearchParams(search)
    if (lead === null) next.delete(name)
    else next.set(name, lead)
    return `${pathname}?${next}`
  }
  return {
    id: search.get(name),
    open: (id: string): void => void navigate(addressWith(id), { state: 'opened here' }),
    close: (): void =>
      void (state === 'opened here' ? navigate(-1) : navigate(addressWith(null), { replace: true })),
  }
}
