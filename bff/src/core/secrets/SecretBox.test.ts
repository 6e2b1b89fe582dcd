import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unbound } from '../../../test/unbound.ts';
import { KeyRing } from './KeyRing.ts';
import { createSeedBox, isFresh, sealMark, SecretBox } from './SecretBox.ts';

const PURPOSE = 'fio test';
const key = randomBytes(32);
const ring = KeyRing.of('CPF_KEY', key);
const box = new SecretBox(ring, PURPOSE);
const place = { table: 'people', column: 'secret', id: '1' };
const content = Buffer.from('52998224725');

describe('SecretBox', () => {
  it('opens where it was sealed and nowhere else', () => {
    const stored = box.seal(content, place);
    expect(box.open(stored, place)).toEqual(content);
    for (const other of [
      { ...place, id: '2' },
      { ...place, column: 'other' },
      { ...place, table: 'others' },
    ])
      expect(() => box.open(stored, other)).toThrow(/authenticate/);
  });

  it('notices every changed byte', () => {
    const stored = box.seal(content, place);
    for (let index = 0; index < stored.length; index += 1) {
      const changed = Buffer.from(stored);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed, place)).toThrow(/key with id|authenticate|SEED_KEY sealed/);
    }
  });

  it('opens what was sealed before texts were bound, until all are', () => {
    const stored = unbound(key, PURPOSE, String(content));
    expect(box.open(stored, place)).toEqual(content);
    expect(isFresh(stored, 1)).toBe(false);
    const strict = KeyRing.of('CPF_KEY', key);
    strict.use(1, true);
    expect(() => new SecretBox(strict, PURPOSE).open(stored, place)).toThrow(/people.secret/);
  });

  it('seals with the key that is in use', () => {
    const both = new KeyRing('CPF_KEY', [
      { id: 7, secret: key },
      { id: 3, secret: randomBytes(32) },
    ]);
    const rotated = new SecretBox(both, PURPOSE);
    expect(rotated.seal(content, place)[1]).toBe(7);
    both.use(3, false);
    const old = rotated.seal(content, place);
    expect(old[1]).toBe(3);
    both.use(7, false);
    expect([rotated.open(old, place), isFresh(old, 7), isFresh(old, 3)]).toEqual([content, false, true]);
  });
});

describe('the box of seeds', () => {
  const seedKeys = KeyRing.of('SEED_KEY', randomBytes(32));
  const seeds = createSeedBox({ seedKeys, cpfKeys: ring });

  it('goes on with the key of CPFs until its own is in use, and opens both until all is sealed anew', () => {
    seedKeys.wait();
    const early = seeds.seal(content, place);
    expect(sealMark(early)).toEqual({ name: 'CPF_KEY', keyId: 1, isBound: true });
    seedKeys.use(1, false);
    const own = seeds.seal(content, place);
    expect([sealMark(own).name, seeds.open(early, place), seeds.open(own, place)]).toEqual([
      'SEED_KEY',
      content,
      content,
    ]);
    seedKeys.use(1, true);
    expect(() => seeds.open(early, place)).toThrow('CPF_KEY sealed, not SEED_KEY');
    expect(seeds.open(own, place)).toEqual(content);
  });

  it('says nothing to whoever has the key of CPFs alone', () => {
    const own = createSeedBox({ seedKeys }).seal(content, place);
    const stolen = createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', key), cpfKeys: ring });
    expect(() => stolen.open(own, place)).toThrow(/authenticate/);
  });
});

describe('KeyRing', () => {
  it('refuses no key, and two of one number', () => {
    expect(() => new KeyRing('CPF_KEY', [])).toThrow('CPF_KEY has no key');
    const twice = [1, 1].map((id) => ({ id, secret: key }));
    expect(() => new KeyRing('HASH_KEY', twice)).toThrow('two keys of one number');
    expect(() => ring.use(4, false)).toThrow('id 4');
  });
});
