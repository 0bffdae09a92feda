import { Box, Center, Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { ColourToggle } from '../../staff/colour-toggle.tsx'
import { PageHeading } from '../../staff/page-heading.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import style from './account-card.module.css'

/** The frame of the pages on which somebody logs in or sets a password. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Center mih="100dvh" p="md" pos="relative" component="main">
      <Box pos="absolute" top={0} right={0} p="xs">
        <ColourToggle />
      </Box>
      <Box w="100%" maw={420}>
        <Center mb="md">
          <GuruAvatar className={style.avatar} />
        </Center>
        <Paper withBorder shadow="sm" radius="lg" p={{ base: 'lg', xs: 'xl' }}>
          <PageHeading>{title}</PageHeading>
          {children}
        </Paper>
      </Box>
    </Center>
  )
}
