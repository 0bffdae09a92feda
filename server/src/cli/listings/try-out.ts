import { type ImportOrder, tryFile } from '../../listings/import/import-file.ts'
import type { NewListing } from '../../listings/new-listing.ts'
import { describeListing, describeRejects } from './report.ts'

const samples = 5

/** Shows what an import would bring in, without a database and without writing anything. */
export async function tryOut(order: ImportOrder): Promise<number> {
  const first: NewListing[] = []
  const { rows, rejected, reasons } = await tryFile(order, (listing) => {
    if (first.length < samples) first.push(listing)
  })
  console.log(first.map(describeListing).join('\n'))
  console.log(
    `${rows} rows: ${rows - rejected} can be used, ${rejected} rejected.${describeRejects(reasons)}`,
  )
  console.log('Nothing was written.')
  return rejected === rows ? 1 : 0
}
