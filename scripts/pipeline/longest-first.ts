import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Journeys that take longer than their size tells, the longest first. */
const longest = [
  'long-recording',
  'hear',
  'seeker-pages',
  'server-process',
  'admin-listings',
  'real-listings',
  'staff-look',
  'voice',
  'staff-callbacks',
]

/** Begins with them: Vitest goes by size where it knows no times, and the last one would run alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/e2e/journeys/${name}.test.ts`))
      return at === -1 ? longest.length : at
    }
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return sorted.toSorted((one, other) => group(one) - group(other) || rank(one) - rank(other))
  }
}
