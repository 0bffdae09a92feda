import { paths } from '@guru/contract/paths'
import type { PasswordLinkResponse, Realtor } from '@guru/contract/realtors'
import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../staff/call.ts'
import { tellFailure } from '../../staff/failures.ts'
import { InvitationDialog } from './invitation-dialog.tsx'

/** Makes a link with which a realtor sets the password: who lost the invitation or the password gets in again. */
export function PasswordLink({ realtor }: { realtor: Realtor }) {
  const [link, setLink] = useState<string | null>(null)
  const make = useMutation({
    mutationFn: () =>
      call<PasswordLinkResponse>({
        path: paths.realtorLink.replace(':id', realtor._id),
        method: 'POST',
        as: 'admin',
      }),
    onSuccess: ({ url }) => setLink(url),
    onError: (error) => void tellFailure('No link', error),
  })
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="sm"
        display="block"
        mih={44}
        disabled={make.isPending}
        aria-label={`Password link for ${realtor.realtor_name || 'Unknown'}`}
        onClick={() => make.mutate()}
      >
        {realtor.password_set ? 'Password link' : 'Password link (not set yet)'}
      </Anchor>
      <InvitationDialog title="Password link" link={link} onClose={() => setLink(null)} />
    </>
  )
}
