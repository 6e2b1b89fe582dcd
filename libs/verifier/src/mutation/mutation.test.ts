import { expect, it } from 'vitest';
import { hashOf } from '../crypto/bytes.ts';
import type { Json, JsonObject } from '../reading/parse-json.ts';
import { isUnbound } from '../unbound.ts';
import type { Verdict } from '../verify.ts';
import { example, judged, textIn } from './example.fixture.ts';
import { type Mutated, mutationsOf } from './mutate-json.fixture.ts';
import { chosen } from './night.fixture.ts';

const files = example();
const jsonIn = (name: string) => JSON.parse(textIn(files, name)) as JsonObject;

/** Those of the mutations tried that pass, or are refused without a place. */
async function passing(mutations: Iterable<Mutated>, judge: (mutated: Mutated) => Promise<Verdict>) {
  const passed: string[] = [];
  const isTried = chosen();
  let count = 0;
  for (const mutated of mutations) {
    count += 1;
    if (!isTried(count)) continue;
    const verdict = await judge(mutated);
    if (verdict.verdict !== 'refused' || verdict.refusal.place.file === '') passed.push(mutated.name);
  }
  expect(count).toBeGreaterThan(20);
  return passed;
}

it('holds as it is', async () => {
  expect(await judged(files, {})).toMatchObject({ verdict: 'changed', title: 'Puxe o Fio, 1ª edição' });
});

it.each(['draw.json', 'evidence.json', 'numbers.json', 'prizes.json', 'documents/evidence'])(
  'refuses %s with anything in it changed, removed, duplicated or swapped',
  { timeout: 120_000 },
  async (file) => {
    const bound = mutationsOf(jsonIn(file)).filter(({ pointer }) => !isUnbound(file, pointer));
    expect(await passing(bound, ({ text }) => judged(files, { [file]: text }))).toEqual([]);
  },
);

const evidence = jsonIn('evidence.json');
const page = jsonIn('draw.json');
const sealed = (text: string) => ({ text, hash: hashOf(text) });

it(
  'refuses what was committed to with anything in it changed, under a hash that fits',
  { timeout: 120_000 },
  async () => {
    const { text } = evidence['commitment'] as { text: string };
    const judge = async (mutated: Mutated) =>
      judged(files, {
        'evidence.json': JSON.stringify({ ...evidence, commitment: sealed(mutated.text) }),
        'draw.json': JSON.stringify({
          ...page,
          list: { ...(page['list'] as JsonObject), ...sealed(mutated.text) },
        }),
      });
    expect(await passing(mutationsOf(JSON.parse(text) as Json), judge)).toEqual([]);
  },
);

it('refuses a result with anything in it changed, under a hash that fits', { timeout: 120_000 }, async () => {
  const { text } = evidence['result'] as { text: string };
  const judge = async (mutated: Mutated) =>
    judged(files, { 'evidence.json': JSON.stringify({ ...evidence, result: sealed(mutated.text) }) });
  expect(await passing(mutationsOf(JSON.parse(text) as Json), judge)).toEqual([]);
});
