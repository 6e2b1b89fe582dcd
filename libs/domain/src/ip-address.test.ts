import { describe, expect, it } from 'vitest';
import { isAddressRange, isIpAddress } from './ip-address.ts';

describe('isIpAddress', () => {
  it.each(['203.0.113.9', '0.0.0.0', '255.255.255.255', '2001:db8::1', '::', '::ffff:203.0.113.9'])(
    'takes %s',
    (text) => expect(isIpAddress(text)).toBe(true),
  );

  it.each([
    '',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.9.',
    '203.0.113.09',
    '010.0.0.1',
    '203.0.113.9:80',
    '203.0.113.0/24',
    '2001:db8::/64',
    '2001:db8',
    'fe80::1%eth0',
    '1:2:3:4:5:6:7:8:9',
    ':',
    'a]@evil:',
    'x'.repeat(2000),
  ])('refuses %j', (text) => expect(isIpAddress(text)).toBe(false));
});

describe('isAddressRange', () => {
  it.each(['203.0.113.9', '203.0.113.0/24', '10.0.0.0/8', '203.0.113.9/32', '2001:db8::1', '2001:db8::/48'])(
    'takes %s',
    (text) => expect(isAddressRange(text)).toBe(true),
  );

  it.each([
    '',
    '/24',
    '203.0.113.0/',
    '203.0.113.0/0',
    '203.0.113.0/33',
    '203.0.113.0/024',
    '203.0.113.0/24/8',
    '203.0.113/24',
    '01.2.3.4',
    '00.0.0.0/8',
    '2001:db8::/129',
    '::/0',
    '::ffff:203.0.113.9',
    'fe80::1%eth0/64',
    'example.com',
  ])('refuses %j', (text) => expect(isAddressRange(text)).toBe(false));
});
