import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoginNeeded } from '../../staff/call.ts'
import style from './paged-list.module.css'

interface PagedListProps {
  list: Pick<
    UseInfiniteQueryResult,
    | 'error'
    | 'isPending'
    | 'isSuccess'
    | 'isFetching'
    | 'refetch'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'fetchNextPage'
  >
  /** What its rows are, in lower case: "listings". */
  of: string
  /** The list's name for screen readers. */
  label: string
  /** Says why there is nothing. */
  empty: string
  /** Its rows: `li` elements. */
  children: ReactNode[]
}

/** A list that is read page by page: that it is on its way, that it failed, its rows, and the way to more. */
export function PagedList({ list, of, label, empty, children }: PagedListProps) {
  return (
    <>
      {list.error !== null && !(list.error instanceof LoginNeeded) && (
        <Alert color="brick" title={`The ${of} could not be loaded`} mb="md">
          <Button variant="default" onClick={() => void list.refetch()} loading={list.isFetching}>
            Try again
          </Button>
        </Alert>
      )}
      {list.isPending && list.error === null && (
        <Center py="xl">
          <Loader aria-label={`Loading ${of}`} />
        </Center>
      )}
      <ul className={style.list} aria-label={label}>
        {children}
      </ul>
      <Stack align="center" mt="md">
        {list.isSuccess && children.length === 0 && (
          <Text c="dimmed" py="lg" role="status">
            {empty}
          </Text>
        )}
        {list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Stack>
    </>
  )
}
