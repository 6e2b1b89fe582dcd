import { expect, it } from 'vitest';
import { isAddressAllowed } from './allowed-addresses.ts';

const LIST = ['203.0.113.9', '198.51.100.0/24', '2001:db8:1::/48', '2001:db8:2::7'];

it.each([
  '203.0.113.9',
  '198.51.100.0',
  '198.51.100.255',
  '::ffff:203.0.113.9',
  '2001:db8:1:ffff::1',
  '2001:DB8:2:0:0:0:0:7',
])('lets %s in', (ip) => expect(isAddressAllowed(LIST, ip)).toBe(true));

it.each([
  '203.0.113.10',
  '198.51.101.0',
  '2001:db8:2::8',
  '2001:db8::1',
  '::1',
  '',
  'unknown',
  '203.0.113.9, 1.1.1.1',
])('keeps %j out', (ip) => expect(isAddressAllowed(LIST, ip)).toBe(false));

it('lets everybody in without a list', () => {
  expect(isAddressAllowed([], 'unknown')).toBe(true);
});
