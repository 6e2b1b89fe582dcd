import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyRing } from '../secrets/KeyRing.ts';
import { places } from '../secrets/places.ts';
import { CpfVault } from './CpfVault.ts';

const CPF = '52998224725';
const HERE = places.registrationCpf('one');
const keys = [1, 2].map((id) => ({ id, secret: randomBytes(32) }));
const ring = (name: 'CPF_KEY' | 'HASH_KEY', count: number) => new KeyRing(name, keys.slice(0, count));
const vaultOf = (count: number) =>
  new CpfVault({ cpfKeys: ring('CPF_KEY', count), hashKeys: ring('HASH_KEY', count) });
const [vault, rotated] = [vaultOf(1), vaultOf(2)];

describe('CpfVault', () => {
  it('gives back what it was given, differently each time', () => {
    const [first, second] = [vault.encrypt(CPF, HERE), vault.encrypt(CPF, HERE)];
    expect(vault.decrypt(first, HERE)).toBe(CPF);
    expect(first.equals(second)).toBe(false);
    expect(first.includes(CPF)).toBe(false);
  });

  it('reads rows of an older key beside those of the newest, which encrypts', () => {
    expect(rotated.decrypt(vault.encrypt(CPF, HERE), HERE)).toBe(CPF);
    expect([...rotated.encrypt(CPF, HERE).subarray(0, 2)]).toEqual([0, 2]);
    expect(() => vault.decrypt(rotated.encrypt(CPF, HERE), HERE)).toThrow('CPF_KEY has no key with id 2');
  });

  it('finds by the hash of any key, and writes that of the newest', () => {
    const { cpfHash, cpfHashKey } = rotated.lookup(CPF);
    expect(cpfHashKey).toBe(2);
    expect(rotated.hashes(CPF)).toEqual([cpfHash, vault.lookup(CPF).cpfHash]);
    expect(vault.lookup(CPF).cpfHash.equals(cpfHash)).toBe(false);
  });
});
