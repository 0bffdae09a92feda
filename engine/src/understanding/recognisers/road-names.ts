/** True for names such as Sarjapur Road and OMR, along which areas lie. */
export function isRoadName(name: string): boolean {
  return /(?: Road|^OMR|^ECR)$/.test(name)
}
