/**
 * 128 random bits in hexadecimal, for device, session and turn ids.
 * Not `crypto.randomUUID`: that one exists on https and localhost only, and a first try is often
 * made over plain http in a home network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
