import { furnishings, propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { Autocomplete, Checkbox, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { usePlaces } from '../use-places.ts'
import { type ListingValues, ticked } from './listing-values.ts'
import { plainName, propertyNames, transactionNames } from './listing-words.ts'

/** Suggestions shown at a time: a phone's screen. */
const suggestions = 30

/** Everything that can be said of a listing. */
export function ListingFields({ form }: { form: UseFormReturnType<ListingValues> }) {
  const { city } = form.values
  const { cities } = usePlaces([])
  const { areas } = usePlaces(cities.includes(city) ? [city] : [])
  const isLand = form.values.property_type === 'land'
  const number = (field: 'price' | 'bedrooms' | 'bathrooms' | 'size_sqft') => ({
    size: 'md' as const,
    hideControls: true,
    allowNegative: false,
    ...form.getInputProps(field),
  })
  const place = (field: 'city' | 'area', names: readonly string[]) => ({
    size: 'md' as const,
    data: [...new Set(names)],
    limit: suggestions,
    comboboxProps: { withinPortal: false },
    ...form.getInputProps(field),
  })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <NativeSelect
        size="md"
        label="For rent or sale"
        data={transactionTypes.map((value) => ({ value, label: transactionNames[value] }))}
        {...form.getInputProps('transaction_type')}
      />
      <NativeSelect
        size="md"
        label="Kind"
        data={propertyTypes.map((value) => ({ value, label: propertyNames[value] }))}
        {...form.getInputProps('property_type')}
      />
      <Autocomplete label="City" required {...place('city', cities)} />
      <Autocomplete label="Area" required {...place('area', areas)} />
      <NumberInput
        label={form.values.transaction_type === 'rent' ? 'Rupees a month' : 'Price in rupees'}
        required
        inputMode="numeric"
        allowDecimal={false}
        thousandSeparator=","
        thousandsGroupStyle="lakh"
        {...number('price')}
      />
      <TextInput label="Society" {...form.getInputProps('society')} />
      {!isLand && (
        <>
          <NumberInput label="Bedrooms" inputMode="numeric" allowDecimal={false} {...number('bedrooms')} />
          <NumberInput label="Bathrooms" inputMode="numeric" allowDecimal={false} {...number('bathrooms')} />
        </>
      )}
      <NumberInput label="Square feet" inputMode="decimal" {...number('size_sqft')} />
      <NativeSelect
        size="md"
        label="Furnishing"
        data={[
          { value: '', label: 'Not known' },
          ...furnishings.map((value) => ({ value, label: plainName(value) })),
        ]}
        {...form.getInputProps('furnishing')}
      />
      <TextInput label="RERA number" {...form.getInputProps('rera_number')} />
      <Checkbox.Group
        label="Amenities"
        size="md"
        style={{ gridColumn: '1 / -1' }}
        {...form.getInputProps('amenities')}
      >
        <SimpleGrid cols={2} spacing={0} mt="xs">
          {ticked.map((amenity) => (
            <Checkbox key={amenity} size="md" value={amenity} label={plainName(amenity)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </SimpleGrid>
  )
}
