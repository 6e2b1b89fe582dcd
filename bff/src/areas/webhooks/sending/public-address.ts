import { BlockList, isIPv6 } from 'node:net';

/**
 * Networks of IANA's special-purpose registries that the internet doesn't reach, or by which it would reach one that it
 * doesn't (RFC 6890 and its successors); and the one address among the public ones that clouds answer their own machines at.
 */
const SPECIAL: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
];
/** Of IPv6 only what is given out for the internet counts: mapped, NAT64, local and multicast addresses lie outside. */
const GIVEN_OUT: readonly [string, number][] = [['2000::', 3]];
/** Within it: Teredo and other protocols' own, documentation, 6to4. */
const SPECIAL_6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(networks: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
const special = listOf(SPECIAL, 'ipv4');
const givenOut = listOf(GIVEN_OUT, 'ipv6');
const special6 = listOf(SPECIAL_6, 'ipv6');
const loopback = listOf([['127.0.0.0', 8]], 'ipv4');

/** Whether it is an address of the internet, to which webhooks may go: of nobody's own network, and of no machine of ours. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? givenOut.check(address, 'ipv6') && !special6.check(address, 'ipv6')
    : !special.check(address, 'ipv4');

/** Whether it is this machine. */
export const isLoopback = (address: string): boolean =>
  isIPv6(address) ? address === '::1' : loopback.check(address, 'ipv4');
