import type { ListingImport } from '@guru/contract/listing-import'
import { Text, Title } from '@mantine/core'
import { Fragment } from 'react'
import { plainName } from '../listing-words.ts'
import style from './check-file.module.css'

/** Which column fills what. */
export function MappingList({ mapping }: { mapping: ListingImport['mapping'] }) {
  const { name, fields, fixed, price_unit, unused } = mapping
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        Columns, {name}
      </Title>
      <dl className={style.mapping}>
        {fixed.map(({ field, value }) => (
          <Fragment key={field}>
            <dt>{plainName(field)}</dt>
            <dd>{plainName(value)} for every row</dd>
          </Fragment>
        ))}
        {fields
          .filter(({ field }) => !fixed.some((one) => one.field === field))
          .map(({ field, columns }) => (
            <Fragment key={`${field} ${columns[0]}`}>
              <dt>{plainName(field)}</dt>
              <dd>
                {columns.join(', ')}
                {field === 'price' && price_unit !== 'rupees' && ` (in ${price_unit})`}
              </dd>
            </Fragment>
          ))}
      </dl>
      {unused.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          Not used: {unused.join(', ')}
        </Text>
      )}
    </div>
  )
}
