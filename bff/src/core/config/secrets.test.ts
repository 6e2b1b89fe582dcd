import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './load.ts';

const directory = mkdtempSync(join(tmpdir(), 'fio-config-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const [ONE, OTHER, THIRD] = ['A', 'B', 'C'].map((letter) => letter.repeat(43));
const whole = {
  DATABASE_URL: 'postgres://fio:secret@db/fio',
  CPF_KEY: ONE,
  HASH_KEY: ONE,
  SEED_KEY: OTHER,
  TRANSPARENCY_KEY: ONE,
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
};
const load = (changes: Record<string, string | undefined> = {}) => loadConfig({ ...whole, ...changes });

describe('the key of seeds', () => {
  it.each([
    ['missing', { SEED_KEY: undefined }, /SEED_KEY: is required/],
    ['the one of CPFs', { CPF_KEY: OTHER }, /SEED_KEY: has a key of CPF_KEY/],
    ['the one that hashes', { HASH_KEY: OTHER }, /SEED_KEY: has a key of HASH_KEY/],
    ['the one that signs the log', { TRANSPARENCY_KEY: OTHER }, /SEED_KEY: has a key of TRANSPARENCY_KEY/],
    [
      'a former one of another',
      { CPF_KEY: `2:${ONE},1:${THIRD}`, SEED_KEY: `2:${THIRD},1:${OTHER}` },
      /SEED_KEY: has a key of CPF_KEY/,
    ],
  ])('starts nothing when it is %s', (_what, changes, problem) => {
    expect(() => load(changes)).toThrow(problem);
  });

  it('is of its own', () => {
    expect(load().secrets.seedKeys).toMatchObject({ name: 'SEED_KEY', keys: [{ id: 1 }] });
  });
});

describe('the secrets of the demonstration', () => {
  const demonstration = {
    CPF_KEY: undefined,
    HASH_KEY: undefined,
    SEED_KEY: undefined,
    TRANSPARENCY_KEY: undefined,
    DEMONSTRATION: 'true',
    DATA_DIR: directory,
  };

  it('are made once, and their owner alone reads them', () => {
    const first = load(demonstration).secrets;
    expect(load(demonstration).secrets).toEqual(first);
    const made = [first.cpfKeys, first.hashKeys, first.seedKeys].map(({ current }) => current.secret);
    expect(made.map(({ length }) => length)).toEqual([32, 32, 32]);
    expect(new Set(made.map((secret) => secret.toString('hex'))).size).toBe(3);
    expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory).sort()).toEqual(['secrets.json', 'seeds.json', 'transparency.json']);
  });
});
