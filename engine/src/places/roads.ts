/** Words that close a road's name, as `NameUnit.spelled` has them. */
export const roadWords: ReadonlySet<string> = new Set(['road', 'highway', 'bypass', 'chowk'])

/** True for names such as Sarjapur Road and OMR, along which areas lie. */
export function isRoadName(name: string): boolean {
  return /(?: Road|^OMR|^ECR)$/.test(name)
}
