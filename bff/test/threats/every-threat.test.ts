import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { THREATS } from './threats.ts';

interface Manifest {
  readonly dependencies?: object;
  readonly devDependencies: object;
}

const here = import.meta.dirname;
const texts = readdirSync(here).map((name) => readFileSync(join(here, name), 'utf8'));

it('plays every threat, and no other', () => {
  const played = texts.flatMap((text) =>
    [...text.matchAll(/^describe\('([^']+)'/gm)].map(([, name]) => name),
  );
  expect(new Set(played)).toEqual(new Set(THREATS));
});

describe('the checker is the operator’s own script', () => {
  it('has an answer that shares nothing with the product: the verifier, which hashes with a library and no more', () => {
    const path = join(here, '../../../libs/verifier/package.json');
    const { dependencies = {}, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const ours = Object.keys(devDependencies).filter((name) => name.startsWith('@fio/'));
    expect([Object.keys(dependencies), ours]).toEqual([[], []]);
    expect(Object.keys(devDependencies)).toContain('@noble/hashes');
  });
});
