import type { ChatRecord, ChatResponse } from '@guru/contract/chat-history'
import { paths } from '@guru/contract/paths'
import { languageNames } from '@guru/contract/vocabulary'
import { Badge, Center, Group, Loader, Modal, ScrollArea, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../staff/call.ts'
import { useLast } from '../../staff/use-last.ts'
import { useLoggedFailure } from '../../staff/use-logged-failure.ts'
import { FormattedText } from '../chat/formatted-text.tsx'
import { hasMarkdown } from '../chat/markdown-marks.ts'
import { channelNames } from './channel-names.ts'
import style from './chat-details.module.css'

/** All that was said with one person; what the list already holds shows at once. */
export function ChatDetails({ record: viewed, onClose }: { record: ChatRecord | null; onClose(): void }) {
  const record = useLast(viewed)
  const whole = useQuery({
    queryKey: ['chat', record?._id],
    queryFn: ({ signal }) =>
      call<ChatResponse>({ path: paths.chat.replace(':id', record?._id ?? ''), as: 'admin', signal }),
    enabled: viewed !== null,
  })
  useLoggedFailure(whole.error)
  const chat = whole.data?.chat ?? record?.chat ?? []
  return (
    <Modal opened={viewed !== null} onClose={onClose} title="Chat Details" size="lg">
      <Group gap="xs" mb="sm">
        {record?.channels.map((channel) => (
          <Badge key={channel} variant="light">
            {channelNames[channel]}
          </Badge>
        ))}
      </Group>
      <ScrollArea.Autosize
        mah="65dvh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'What was said' }}
      >
        {whole.isFetching && whole.data === undefined && (
          <Center py="md">
            <Loader aria-label="Loading the whole chat" />
          </Center>
        )}
        {chat.length === 0 && !whole.isFetching && <Text c="dimmed">Nothing was said yet.</Text>}
        <Stack gap="md">
          {chat.map(({ user, ai, language, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said only grows
            <Stack key={index} gap={4} className={style.exchange}>
              {user !== '' && (
                <Text className={style.text} lang={language}>
                  <b>User:</b> {user}
                </Text>
              )}
              <Text component="div" className={style.text} lang={language}>
                <b>AI:</b> {hasMarkdown(ai) ? <FormattedText text={ai} /> : ai}
              </Text>
              <Text size="sm" c="dimmed">
                {languageNames[language].english} · {new Date(at).toLocaleString('en-GB')}
              </Text>
            </Stack>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Modal>
  )
}
