import { Button, Code, CopyButton, Group, Modal, Text } from '@mantine/core'

/** Shows an invitation that no mail carried; it stays until it is closed, since it cannot be shown again. */
export function InvitationDialog({ link, onClose }: { link: string | null; onClose(): void }) {
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title="Invitation link"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text mb="sm">
        No mail was sent. Please pass this link on to the realtor; it works once, within 72 hours.
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {link}
      </Code>
      <Group justify="flex-end" mt="lg">
        <CopyButton value={link ?? ''}>
          {({ copied, copy }) => (
            <Button onClick={copy} aria-live="polite">
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
