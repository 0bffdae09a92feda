import { Button, Code, CopyButton, Group, Modal, Text } from '@mantine/core'
import { useLast } from '../../staff/use-last.ts'

/** Shows an invitation that no mail carried; it stays until it is closed, since it cannot be shown again. */
export function InvitationDialog({
  link,
  title = 'Invitation link',
  onClose,
}: {
  link: string | null
  title?: string
  onClose(): void
}) {
  const shown = useLast(link)
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text mb="sm">
        No mail was sent. Please pass this link on to the realtor; it works once, within 72 hours.
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {shown}
      </Code>
      <Group justify="flex-end" mt="lg">
        <CopyButton value={shown ?? ''}>
          {({ copied, copy }) => (
            <Button onClick={copy} aria-live="polite" data-autofocus>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Modal>
  )
}
