import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CpfVault, createCpfVault } from './CpfVault.ts';

const CPF = '52998224725';
const lookup = randomBytes(32);
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const vault = new CpfVault({ keys: new Map([[1, oldKey]]), current: 1, lookup });

describe('CpfVault', () => {
  it('gives back what it was given, differently each time', () => {
    const [first, second] = [vault.encrypt(CPF), vault.encrypt(CPF)];
    expect(vault.decrypt(first)).toBe(CPF);
    expect(first.equals(second)).toBe(false);
    expect(first.includes(CPF)).toBe(false);
  });

  it('notices every changed byte', () => {
    const stored = vault.encrypt(CPF);
    for (let index = 0; index < stored.length; index += 1) {
      const changed = Buffer.from(stored);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.decrypt(changed)).toThrow(/key with id|authenticate/);
    }
  });

  it('reads rows of an older key beside those of the current one', () => {
    const rotated = new CpfVault({
      keys: new Map([
        [1, oldKey],
        [2, newKey],
      ]),
      current: 2,
      lookup,
    });
    expect(rotated.decrypt(vault.encrypt(CPF))).toBe(CPF);
    expect(rotated.encrypt(CPF)[0]).toBe(2);
    expect(() => vault.decrypt(rotated.encrypt(CPF))).toThrow('id 2');
    expect(rotated.hash(CPF).equals(vault.hash(CPF))).toBe(true);
  });

  it('finds by a hash that depends on the key', () => {
    const other = createCpfVault({ cpfKey: oldKey, hashKey: randomBytes(32) });
    expect(vault.hash(CPF)).toHaveLength(32);
    expect(other.hash(CPF).equals(vault.hash(CPF))).toBe(false);
  });

  it('refuses keys that are too short', () => {
    expect(() => new CpfVault({ keys: new Map([[1, randomBytes(16)]]), current: 1, lookup })).toThrow(
      RangeError,
    );
    expect(() => new CpfVault({ keys: new Map([[1, oldKey]]), current: 1, lookup: randomBytes(16) })).toThrow(
      RangeError,
    );
    expect(() => new CpfVault({ keys: new Map([[1, oldKey]]), current: 2, lookup })).toThrow('id 2');
  });
});
