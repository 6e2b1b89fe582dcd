import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allotKinds,
  APPROXIMATIONS,
  blockBytes,
  calculate,
  checkEvidence,
  codeOf,
  defenceUntil,
  ELIGIBLE_SEAL,
  type Evidence,
  fromHex,
  leafHash,
  listTag,
  numberAt,
  openStretches,
  rootOf,
  type RuleSet,
  sampler,
  scheduledMoments,
  sealBytes,
  sealedTag,
  seriesOrder,
  siblingsOf,
  targetOf,
  toHex,
  treeOf,
} from '@fio/domain';
import { listOf } from '@fio/domain/draw/number-list.fixture';
import { expect, it } from 'vitest';
import { sha256 } from '../../core/secrets/sha256.ts';
import { shake256 as shake } from '../../core/secrets/shake256.ts';

/** What strangers write their verifiers from: what we compute is this, or the page misleads. */
const FOLDER = join(import.meta.dirname, '../../../../docs/verification');
const page = readFileSync(join(FOLDER, 'draw.md'), 'utf8');

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
    quantities: number[];
    seed: string;
    slots: { kind: number; at: string }[];
  };
  readonly entry: Record<'key' | 'registrationId' | 'holder' | 'tag' | 'block' | 'leaf', string> & {
    readonly seal: { at: string; reason: string; bytes: string };
  };
  readonly tree: { leaves: string[]; root: string; indexes: number[]; siblings: string[] };
  readonly rules: {
    ruleSet: RuleSet;
    interval: { first: number; last: number };
    extraction: string[];
    folds: Record<'count' | 'modulo', number[]>;
    list: number[];
    ways: Record<string, string[]>;
  };
}
const vectors = JSON.parse(/```json\n(\{[\s\S]*?\n\})\n```/.exec(page)?.[1] ?? '{}') as Vectors;

const bytesOf = (text: string) => fromHex(text) ?? new Uint8Array();

it('draws and gives numbers out as published', () => {
  const { seed, label, bound, draws } = vectors.sampler;
  const { below } = sampler(shake, bytesOf(seed), label);
  expect(draws.map(() => below(bound))).toEqual(draws);
  const { draw, size, orders, given, codes } = vectors.order;
  const made = orders.map((_, series) =>
    seriesOrder(shake, bytesOf(vectors.order.seed), { draw, series, size }),
  );
  expect(made.map((order) => [...order])).toEqual(orders);
  const range = { first: 0, last: orders.length - 1, size };
  const numbers = Array.from({ length: given }, (_, counter) =>
    codeOf(numberAt(counter, range, (series) => made[series] ?? new Uint32Array())),
  );
  expect(numbers.toSorted((one, other) => one - other)).toEqual(codes);
});

it('puts instant prizes where it is published', () => {
  const { id, seed, quantities, slots, opensMinute, closesMinute, ...times } = vectors.schedule;
  const hours = {
    opensMinute,
    closesMinute,
    startsAt: Date.parse(times.startsAt),
    endsAt: Date.parse(times.endsAt),
  };
  const moments = scheduledMoments(shake, bytesOf(seed), id, openStretches(hours), slots.length);
  const kinds = allotKinds(shake, bytesOf(seed), id, quantities);
  expect(kinds.map((kind, at) => ({ kind, at: new Date(moments[at] ?? 0).toISOString() }))).toEqual(slots);
});

it('makes tags, blocks and trees as published', () => {
  const { key, registrationId, holder, seal, tag, block, leaf } = vectors.entry;
  const made = listTag(sha256, bytesOf(key), registrationId);
  const bytes = sealBytes({
    ...seal,
    standing: 'voided',
    reason: sha256(new TextEncoder().encode(seal.reason)),
  });
  expect([toHex(made), toHex(bytes), toHex(sealedTag(sha256, made, bytes))]).toEqual([
    holder,
    seal.bytes,
    tag,
  ]);
  const entries = [
    { code: 7_273_254, tag: bytesOf(tag) },
    { code: 7_273_255, tag: sealedTag(sha256, made, ELIGIBLE_SEAL) },
  ];
  expect(toHex(blockBytes(entries))).toBe(block);
  expect(toHex(leafHash(sha256, bytesOf(block)))).toBe(leaf);
  const { leaves, root, indexes, siblings } = vectors.tree;
  const tree = treeOf(sha256, bytesOf(leaves.join('')));
  expect([toHex(rootOf(tree)), siblingsOf(tree, indexes).map(toHex)]).toEqual([root, siblings]);
});

it('meets numbers in the order published, by each approximation', async () => {
  const { ruleSet, interval, extraction, folds, list, ways } = vectors.rules;
  for (const fold of ['count', 'modulo'] as const)
    expect(targetOf({ ...ruleSet, fold }, interval, extraction).series.folds).toEqual(folds[fold]);
  const numbers = listOf(list.map((code) => ({ code, holder: String(code), standing: 'eligible' })));
  expect(Object.keys(ways)).toEqual([...APPROXIMATIONS]);
  for (const approximation of APPROXIMATIONS) {
    const definition = {
      ruleSet: { ...ruleSet, approximation },
      interval,
      prizes: [{ quantity: 50 }],
      surrogates: 0,
    };
    const { walk } = await calculate(definition, extraction, numbers);
    const met = walk.flatMap((step) => {
      if (step.kind === 'series') return [`from ${step.series}/${step.order}`];
      return step.kind === 'won' ? [`${step.code} ${step.side}`] : [];
    });
    expect([approximation, ...met]).toEqual([approximation, ...(ways[approximation] ?? [])]);
  }
});

it('finds the published example right', async () => {
  const evidence = JSON.parse(readFileSync(join(FOLDER, 'example', 'evidence.json'), 'utf8')) as Evidence;
  const { commitment, list, holders, standings, result } = await checkEvidence(sha256, evidence);
  expect([commitment, list, holders, standings, result]).not.toContain(false);
});

it('ends a defence when it is published', () => {
  expect(vectors.defence.map(({ at, days }) => defenceUntil(new Date(at), days).toISOString())).toEqual(
    vectors.defence.map(({ until }) => until),
  );
});
