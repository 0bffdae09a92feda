/** "Okay, any area": a word of assent before what is said, and none where one was said before (`behind`). */
export function assent(opener: string | undefined, said: string, behind?: true): string {
  return behind || opener === undefined ? said : `${opener}, ${said}`
}
