/** `npm run listings`: imports listings from CSV files and looks after their sources. */
import { parseOrder, usage } from './listings/arguments.ts'
import { importListings } from './listings/import.ts'
import { printSources, setStatus } from './listings/sources.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const order = parseOrder(process.argv.slice(2))
  switch (order.command) {
    case 'help':
      console.log(usage)
      break
    case 'import':
      process.exitCode = await importListings(order)
      break
    case 'list-sources':
      await printSources()
      break
    case 'retire':
    case 'restore':
      await setStatus(order.source, order.command === 'retire' ? 'retired' : 'available')
  }
})
