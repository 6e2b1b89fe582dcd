import { isIPv6 } from 'node:net';
import { addressKey, groupsOf } from '../../core/limits.ts';

/**
 * Who an address counts as where builds are judged: IPv4 whole, IPv6 by its /48. Coarser than a limit's /64: one line is
 * given 256 of those and a free tunnel 65,536, and whoever has them must be one.
 */
export function networkOf(ip: string): string {
  const line = addressKey(ip);
  if (!isIPv6(ip) || line.includes('.')) return line;
  return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}
