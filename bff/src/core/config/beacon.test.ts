import { QUICKNET } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { TEST_CHAIN } from '../../../test/test-chain.ts';
import { loadConfig } from './load.ts';
import { whole } from './whole.fixture.ts';

const load = (changes: Record<string, string> = {}) => loadConfig({ ...whole, ...changes });

describe('the public beacon', () => {
  const chain = ['ab'.repeat(32), TEST_CHAIN.publicKey, '1600000000', '30'];

  it('is quicknet by its public relays, and is left out by who says so alone', () => {
    const { beacon } = load();
    expect(beacon).toMatchObject({ kind: 'relays', chain: QUICKNET });
    expect(beacon.kind === 'relays' && beacon.relays.map(({ protocol }) => protocol)).toContain('https:');
    expect(load({ BEACON: 'off' }).beacon).toMatchObject({ kind: 'relays', chain: null });
  });

  it('may be another, and a demonstration’s own is no deployment’s', () => {
    const named = { chain: chain[0], publicKey: chain[1], genesis: 1_600_000_000, period: 30 };
    expect(load({ BEACON_CHAIN: chain.join(' ') }).beacon).toMatchObject({ chain: named });
    expect(load({ DEMONSTRATION: 'true' }).beacon.kind).toBe('demonstration');
    expect(load({ DEMONSTRATION: 'true', BEACON: 'drand' }).beacon).toMatchObject({ chain: QUICKNET });
    expect(() => load({ BEACON: 'demonstration' })).toThrow('BEACON: Use drand, or off.');
  });

  it.each([
    ['too few parts', chain.slice(0, 3), 'Use drand’s hash'],
    ['a short key', chain.with(1, 'cd'), 'Use drand’s hash'],
    ['no period', chain.with(3, '0'), 'Use drand’s hash'],
    ['a key that is no point', chain.with(1, 'cd'.repeat(96)), 'The public_key is not a key'],
    ['the point at infinity', chain.with(1, `c0${'00'.repeat(95)}`), 'The public_key is not a key'],
    ['another under quicknet’s name', chain.with(0, QUICKNET.chain), 'The hash is quicknet’s'],
  ])('can’t be %s', (_what, parts, said) => {
    expect(() => load({ BEACON_CHAIN: parts.join(' ') })).toThrow(`BEACON_CHAIN: ${said}`);
  });
});
