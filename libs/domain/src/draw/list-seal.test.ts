import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { toHex } from '../hex.ts';
import { ELIGIBLE_SEAL, readSeal, type Seal, SEAL_BYTES, sealBytes, sealedTag } from './list-seal.ts';

// Declared here, for the package has the types of neither Node nor a browser.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const reason = sha256(new TextEncoder().encode('Nota cancelada'));
const voided: Seal = { standing: 'voided', at: '2026-01-20T12:00:00.123Z', reason };

it('says what it was made of', () => {
  const seals: Seal[] = [
    voided,
    { standing: 'eligible' },
    { standing: 'blocked_cpf' },
    { standing: 'under_age' },
    { standing: 'ineligible' },
  ];
  for (const seal of seals) expect(readSeal(sealBytes(seal))).toEqual(seal);
  expect(sealBytes({ standing: 'eligible' })).toEqual(ELIGIBLE_SEAL);
  expect(toHex(sealBytes(voided)).slice(0, 18)).toBe('010000019bdb46aa7b');
});

it('is written in one way alone', () => {
  const blocked = sealBytes({ standing: 'blocked_cpf' });
  expect(readSeal(blocked.with(40, 1))).toBeNull();
  expect(readSeal(blocked.with(0, 5))).toBeNull();
  expect(readSeal(blocked.subarray(1))).toBeNull();
  expect(readSeal(new Uint8Array(0))).toBeNull();
  expect(readSeal(new Uint8Array(SEAL_BYTES).fill(255).with(0, 1))).toBeNull();
  expect(() => sealBytes({ ...voided, reason: reason.subarray(1) })).toThrow(RangeError);
});

it('makes another tag of each holder and of each standing', () => {
  const seals = [ELIGIBLE_SEAL, sealBytes(voided), sealBytes({ standing: 'under_age' })];
  const holders = [new Uint8Array(32), new Uint8Array(32).fill(1)];
  const tags = holders.flatMap((holder) => seals.map((seal) => toHex(sealedTag(sha256, holder, seal))));
  expect(new Set(tags).size).toBe(6);
});
