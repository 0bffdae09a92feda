import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that a caller's address stands for: an IPv4 address itself; of IPv6 the /64, of which one household
 * has all addresses at hand.
 */
export function callerNetwork(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '')
  if (isIPv4(mapped) || !isIPv6(address)) return mapped
  const [front = '', back] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = front.split(':').filter((group) => group !== '')
  // A double colon stands for as many zeros as are missing; what comes behind it seldom reaches the first four.
  const behind = back === undefined ? [] : back.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0')
  const network = [...groups, ...zeros, ...behind].slice(0, 4).map((group) => Number.parseInt(group, 16))
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
