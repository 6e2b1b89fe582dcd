import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromHex, joined, sha256, toHex, utf8 } from './crypto/bytes.ts';
import { leafHash, rootFrom, rootOf } from './crypto/merkle.ts';
import { givenCodes, type NumberOrder, seriesOrder, slotsOf } from './crypto/orders.ts';
import { sampler } from './crypto/sampler.ts';
import { mixed } from './draw/beacon.ts';
import { defenceUntil } from './draw/business-days.ts';
import type { RuleSet } from './draw/forms.ts';
import { ELIGIBLE, holderTag, ShownList } from './draw/list.ts';
import { readSeal } from './draw/seal.ts';
import { targetOf } from './draw/target.ts';
import { waysOf } from './draw/ways.ts';
import { wholeOf } from './reading/Refusal.ts';
import { UNBOUND } from './unbound.ts';

const pageOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../docs/verification', name), 'utf8');
const page = pageOf('draw.md');

interface Vectors {
  readonly defence: { at: string; days: number; until: string }[];
  readonly sampler: { seed: string; label: string; bound: number; draws: number[] };
  readonly order: {
    draw: string;
    seed: string;
    size: number;
    orders: number[][];
    given: number;
    codes: number[];
  };
  readonly schedule: {
    id: string;
    startsAt: string;
    endsAt: string;
    opensMinute: number;
    closesMinute: number;
    every: null;
    quantities: number[];
    seed: string;
    slots: { kind: number; at: string }[];
  };
  readonly entry: {
    key: string;
    registrationId: string;
    holder: string;
    seal: { bytes: string; at: string; reason: string; standing: string };
    tag: string;
    block: string;
    leaf: string;
  };
  readonly tree: { leaves: string[]; root: string; indexes: number[]; siblings: string[] };
  readonly rules: {
    ruleSet: RuleSet;
    interval: { first: number; last: number };
    extraction: string[];
    folds: Record<'count' | 'modulo', number[]>;
    list: number[];
    ways: Record<RuleSet['approximation'], string[]>;
  };
}
const vectors = JSON.parse(/```json\n(\{[\s\S]*?\n\})\n```/.exec(page)?.[1] ?? '{}') as Vectors;
const place = wholeOf('draw.md');

it('draws as the page says', () => {
  const { seed, label, bound, draws } = vectors.sampler;
  const below = sampler(fromHex(seed), label);
  expect(draws.map(() => below(bound))).toEqual(draws);
});

it('gives numbers out in the order of the page', () => {
  const { draw, seed, size, orders, given, codes } = vectors.order;
  const order: NumberOrder = { drawId: draw, first: 0, last: orders.length - 1, size, seed };
  expect(orders.map((_, series) => [...seriesOrder(order, series)])).toEqual(orders);
  expect(orders.flatMap((_, series) => [...givenCodes(order, series, given)])).toEqual(codes);
});

it('finds the prizes where the page says', () => {
  const { startsAt, endsAt, slots, ...schedule } = vectors.schedule;
  const found = slotsOf({ ...schedule, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });
  expect(found.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() }))).toEqual(slots);
});

it('makes tags, blocks and trees as the page does', () => {
  const { key, registrationId, holder, seal, tag, block, leaf } = vectors.entry;
  const bytes = fromHex(seal.bytes);
  expect(toHex(holderTag(key, registrationId))).toBe(holder);
  expect(readSeal(bytes, place)).toBe(seal.standing);
  expect(toHex(bytes.subarray(9))).toBe(toHex(sha256(utf8(seal.reason))));
  expect(toHex(sha256(joined(fromHex(holder), bytes)))).toBe(tag);
  const other = toHex(sha256(joined(fromHex(holder), ELIGIBLE)));
  expect(block).toBe(`006efb26${tag}006efb27${other}`);
  expect(toHex(leafHash(fromHex(block)))).toBe(leaf);
  const { leaves, root, indexes, siblings } = vectors.tree;
  expect(toHex(rootOf(leaves.map(fromHex)))).toBe(root);
  const known = indexes.map((index) => ({ index, hash: fromHex(leaves[index] ?? '') }));
  const shown = rootFrom(leaves.length, known, siblings.map(fromHex));
  expect(shown && toHex(shown)).toBe(root);
  expect(rootFrom(leaves.length, known, siblings.slice(1).map(fromHex))).toBeNull();
});

/** A whole list of these codes. */
function listOf(codes: readonly number[]): ShownList {
  const entries = codes.map((code) => `${code.toString(16).padStart(8, '0')}${'00'.repeat(32)}`).join('');
  const root = toHex(leafHash(fromHex(entries)));
  return new ShownList(
    { count: codes.length, blocks: 1, root },
    { blocks: [{ index: 0, entries }], siblings: [] },
    place,
  );
}

it('meets numbers in the order of the page, by each approximation', () => {
  const { ruleSet, interval, extraction, folds, list, ways } = vectors.rules;
  for (const fold of ['count', 'modulo'] as const)
    expect(targetOf({ ruleSet: { ...ruleSet, fold }, interval }, extraction, place).series.folds).toEqual(
      folds[fold],
    );
  const { target } = targetOf({ ruleSet, interval }, extraction, place);
  for (const [name, met] of Object.entries(ways)) {
    const rules = { ruleSet: { ...ruleSet, approximation: name as RuleSet['approximation'] }, interval };
    const found: string[] = [];
    for (const [from, way] of waysOf(rules, target, listOf(list))) {
      found.push(`from ${from.series}/${from.order}`);
      for (const { listed, side } of way) found.push(`${listed.code} ${side}`);
    }
    expect([name, ...found]).toEqual([name, ...met]);
  }
});

it.each(['draw.md', 'prizes.md'])('names on %s whatever nothing holds to', (name) => {
  const [, table = ''] = pageOf(name).split('Nothing holds to:');
  const [rows = ''] = table.split('\n## ');
  const parents = ['items', 'published', 'prizes', 'winners', 'documents', 'slots', 'wins'];
  const own = UNBOUND.filter(({ file }) => (file === 'schedule.json') === (name === 'prizes.md'));
  const names = own.flatMap(({ pointer }) => pointer.source.match(/[a-zA-Z]{4,}/g) ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((one) => !parents.includes(one) && !rows.includes(one))).toEqual([]);
});

it('mixes a seed with a round as the page says', () => {
  const [, last = '{}'] = pageOf('prizes.md').split('becomes with it:\n\n```json\n');
  const said = JSON.parse(last.split('```')[0] ?? '') as Record<'signature' | 'randomness' | 'mixed', string>;
  expect(toHex(sha256(fromHex(said.signature)))).toBe(said.randomness);
  const round = { chain: '', publicKey: '', genesis: 0, period: 1, round: 1, ...said };
  expect(mixed('05'.repeat(32), round)).toBe(said.mixed);
});

it('ends a defence when it is published', () => {
  expect(vectors.defence.map(({ at, days }) => defenceUntil(at, days))).toEqual(
    vectors.defence.map(({ until }) => until),
  );
});
