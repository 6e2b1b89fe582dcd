import { expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from './public-address.ts';

it.each([
  '8.8.8.8',
  '200.147.3.157',
  '172.32.0.1',
  '100.128.0.1',
  '2800:3f0:4001:80f::200e',
  '2606:4700::1111',
])('lets webhooks go to %s', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['a carrier’s own (CGNAT)', '100.64.0.1'],
  ['a carrier’s own, where Alibaba tells of its machines', '100.100.100.200'],
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['the link’s own, where clouds tell of their machines', '169.254.169.254'],
  ['Oracle’s own', '192.0.0.192'],
  ['Azure’s own', '168.63.129.16'],
  ['6to4 relays', '192.88.99.1'],
  ['benchmarks', '198.19.0.1'],
  ['documentation', '203.0.113.9'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['this machine', '::1'],
  ['none', '::'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6, as groups', '::ffff:a00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['a network’s own', 'fd00:ec2::254'],
  ['the link’s own', 'fe80::1'],
  ['multicast', 'ff02::1'],
])('refuses %s: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));

it('knows this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '10.0.0.1', '::2'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
