import { useLocation, useNavigate, useSearchParams } from 'react-router'

const name = 'lead'

/** The lead that is open stands in the address: the phone's back button closes it, a login leads back to it. */
export function useOpenedLead() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return {
    id: search.get(name),
    open: (id: string): void =>
      void navigate(`${pathname}?${new URLSearchParams({ [name]: id })}`, { state: 'opened here' }),
    close: (): void => void (state === 'opened here' ? navigate(-1) : navigate(pathname, { replace: true })),
  }
}
