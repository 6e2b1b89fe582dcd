import { BlockList, isIP, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** As a socket that takes both families says an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Whether an address is one of these, or in one of these CIDR ranges; no list lets everybody in. */
export function isAddressAllowed(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true;
  const plain = ip.replace(MAPPED, '');
  if (isIP(plain) === 0) return false;
  const allowed = new BlockList();
  for (const entry of addresses) {
    const [address = '', length] = entry.split('/');
    if (length === undefined) allowed.addAddress(address, familyOf(address));
    else allowed.addSubnet(address, Number(length), familyOf(address));
  }
  return allowed.check(plain, familyOf(plain));
}
