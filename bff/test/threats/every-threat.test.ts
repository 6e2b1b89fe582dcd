import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THREATS, threat } from './threats.ts';

const here = import.meta.dirname;
const texts = readdirSync(here).map((name) => readFileSync(join(here, name), 'utf8'));

it('plays every threat', () => {
  expect(THREATS.filter((name) => !texts.some((text) => text.includes(`threat('${name}'`)))).toEqual([]);
});

threat('the checker is the operator’s own script', () => {
  it('has an answer that shares nothing with the product: the verifier, which hashes with a library and no more', () => {
    const path = join(here, '../../../libs/verifier/package.json');
    const { dependencies } = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(['@noble/hashes']);
  });
});
