import type { MessageResponse } from '@guru/contract/accounts'
import { paths } from '@guru/contract/paths'
import type { Realtor, RealtorsResponse } from '@guru/contract/realtors'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, LoginNeeded } from '../../staff/call.ts'
import { notice } from '../../staff/notices.ts'
import { useLast } from '../../staff/use-last.ts'
import { realtorsKey } from './realtors-key.ts'

/** Asks before a realtor's subscription is switched, and switches it. */
export function SubscriptionDialog({ realtor, onClose }: { realtor: Realtor | null; onClose(): void }) {
  const queries = useQueryClient()
  const shown = useLast(realtor)
  const change = useMutation({
    mutationFn: ({ _id, subscription }: Realtor) =>
      call<MessageResponse>({
        path: paths.updateSubscription.replace(':id', _id),
        method: 'PUT',
        as: 'admin',
        body: { subscription: !subscription },
      }),
    onMutate: () => notice('info', 'Please wait', { stays: 2000 }),
    onSuccess: (_message, { _id, subscription }) => {
      queries.setQueryData<RealtorsResponse>(
        realtorsKey,
        (had) =>
          had && {
            realtors_data: had.realtors_data.map((one) =>
              one._id === _id ? { ...one, subscription: !subscription } : one,
            ),
          },
      )
      void queries.invalidateQueries({ queryKey: realtorsKey })
      notice('success', 'Success', { message: 'Updated successfully.' })
    },
    onError: (error) => {
      if (error instanceof LoginNeeded) return
      notice('failure', 'Failed', { message: 'Error updating. Try again.' })
    },
    onSettled: onClose,
  })
  return (
    <Modal opened={realtor !== null} onClose={onClose} title="Update Subscription">
      <Text mb="lg">Change subscription for {shown?.realtor_name || 'Unknown'}?</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button loading={change.isPending} onClick={() => realtor && change.mutate(realtor)}>
          Confirm
        </Button>
      </Group>
    </Modal>
  )
}
