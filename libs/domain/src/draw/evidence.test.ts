import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../hex.ts';
import { calculate } from './calculate.ts';
import { calculationText } from './calculation.ts';
import { checkEvidence, definitionOf, type Evidence } from './evidence.ts';
import { commitmentHash, commitmentText, type ListCommitment } from './list-commitment.ts';
import { blockBytes, LIST_BLOCK, listKey, listTag } from './list-entry.ts';
import { checkNumber } from './number-evidence.ts';
import type { SkipReason } from './number-list.ts';
import { leafHash, rootOf, siblingsOf, treeOf } from './list-tree.ts';
import { provenList } from './proven-list.ts';
import { APPROXIMATIONS, COMMON_RULE_SET } from './rule-set.ts';

// Declared here, for the package has the types of neither Node nor a browser.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const SECRET = new Uint8Array(32).fill(7);
const PRIZES = ['23337', '82513', '17082', '53195', '49504'];
const person = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

interface Number {
  readonly code: number;
  readonly holder: string;
  readonly standing: 'eligible' | SkipReason;
}
type Changes = Partial<Pick<ListCommitment, 'ruleSet' | 'interval' | 'prizes' | 'surrogates'>>;

function commitmentOf(numbers: readonly Number[], leaves: Uint8Array[], changes: Changes): ListCommitment {
  const tree = treeOf(sha256, Uint8Array.from(leaves.flatMap((leaf) => [...leaf])));
  return {
    ...{ drawId: person(0), title: 'Sorteio', certificate: null, ruleSet: COMMON_RULE_SET, surrogates: 1 },
    interval: { first: 0, last: 1 },
    ...{ periodFrom: '2026-01-01', periodTo: '2026-02-01', lotteryDate: '2026-02-07' },
    prizes: [{ position: 1, title: 'Viagem', quantity: 2 }],
    ...{ count: numbers.length, blocks: leaves.length, root: toHex(rootOf(tree)) },
    ...{ files: [], closedAt: '2026-02-02T03:00:00.000Z', ...changes },
  };
}

/** The evidence of a draw over these numbers (by code, ascending), with all blocks or only some of them. */
async function evidenceOf(numbers: readonly Number[], changes: Changes = {}, kept?: readonly number[]) {
  const entries = numbers.map(({ code, holder }) => ({
    code,
    tag: listTag(sha256, listKey(sha256, SECRET, code), holder),
  }));
  const blocks = Array.from({ length: Math.ceil(entries.length / LIST_BLOCK) }, (_, index) =>
    blockBytes(entries.slice(index * LIST_BLOCK, (index + 1) * LIST_BLOCK)),
  );
  const leaves = blocks.map((block) => leafHash(sha256, block));
  const commitment = commitmentOf(numbers, leaves, changes);
  const known = new Map(numbers.map((number) => [number.code, number]));
  const all = provenList([{ from: 0, to: 99_999_999, entries }], ({ code }) => known.get(code) as Number);
  const calculation = await calculate(definitionOf(commitment), PRIZES, all);
  const tree = treeOf(sha256, Uint8Array.from(leaves.flatMap((leaf) => [...leaf])));
  const indexes = kept ?? blocks.map((_, index) => index);
  const text = calculationText(calculation);
  const evidence: Evidence = {
    commitment: { text: commitmentText(commitment), hash: commitmentHash(sha256, commitment) },
    extraction: { prizes: PRIZES },
    list: {
      blocks: indexes.map((index) => ({ index, entries: toHex(blocks[index] as Uint8Array) })),
      siblings: siblingsOf(tree, indexes).map(toHex),
    },
    standings: numbers.flatMap(({ code, standing }) => (standing === 'eligible' ? [] : [{ code, standing }])),
    openings: calculation.walk.flatMap((step) => {
      if (step.kind !== 'won' && !(step.kind === 'skipped' && step.wonWith !== undefined)) return [];
      const { code } = step;
      const key = toHex(listKey(sha256, SECRET, code));
      return [{ code, key, registrationId: known.get(code)?.holder ?? '' }];
    }),
    result: { text, hash: toHex(sha256(new TextEncoder().encode(text))) },
  };
  return { evidence, calculation };
}

const ALL_RIGHT = { commitment: true, list: true, holders: true, result: true };
const numbers = (count: number, gap: number, people: number): Number[] =>
  Array.from({ length: count }, (_, index) => ({
    code: 72_000 + index * gap,
    holder: person(1 + (index % people)),
    standing: index % 5 === 2 ? 'voided' : 'eligible',
  }));

describe('the evidence of a draw', () => {
  it('holds, and gives the published calculation to the letter', async () => {
    const { evidence, calculation } = await evidenceOf(numbers(300, 7, 2));
    expect(await checkEvidence(sha256, evidence)).toMatchObject({ ...ALL_RIGHT, calculation });
    expect(calculation.walk.some((step) => step.kind === 'skipped' && step.wonWith)).toBe(true);
  });

  it('holds with nothing but the blocks that were looked at', async () => {
    const all = numbers(3_000, 7, 900);
    const { evidence, calculation } = await evidenceOf(all);
    const at = all.findIndex(({ code }) => code === calculation.awards[0]?.code);
    const near = await evidenceOf(all, {}, [Math.floor(at / LIST_BLOCK) - 1, Math.floor(at / LIST_BLOCK)]);
    expect(await checkEvidence(sha256, near.evidence)).toMatchObject({ ...ALL_RIGHT, calculation });
    expect(evidence.list.blocks.length).toBeGreaterThan(20);
    const far = await evidenceOf(all, {}, [0, 1]);
    expect(await checkEvidence(sha256, far.evidence)).toMatchObject({
      ...{ list: true, holders: false, result: false, calculation: null },
    });
  });

  it('holds whatever the rules and the list are', async () => {
    const standing = fc.constantFrom('eligible', 'eligible', 'voided', 'blocked_cpf' as const);
    const given = fc.uniqueArray(
      fc.record({ code: fc.nat(199_999), holder: fc.integer({ min: 1, max: 9 }).map(person), standing }),
      { selector: ({ code }) => code, maxLength: 200 },
    );
    await fc.assert(
      fc.asyncProperty(given, fc.constantFrom(...APPROXIMATIONS), async (some, approximation) => {
        const sorted = some.toSorted((left, right) => left.code - right.code) as Number[];
        const { evidence } = await evidenceOf(sorted, { ruleSet: { ...COMMON_RULE_SET, approximation } });
        expect(await checkEvidence(sha256, evidence)).toMatchObject(ALL_RIGHT);
      }),
      { numRuns: 60 },
    );
  });

  it('says which part fails when something was changed', async () => {
    const { evidence } = await evidenceOf(numbers(300, 7, 2));
    const { commitment, list, standings, openings, result } = evidence;
    const [block, ...blocks] = list.blocks;
    const [opening] = openings;
    if (!block || !opening) throw new Error('There are some.');
    const check = (changes: Partial<Evidence>) => checkEvidence(sha256, { ...evidence, ...changes });
    const other = commitment.text.replace('"quantity":2', '"quantity":1');
    expect(await check({ commitment: { ...commitment, text: other } })).toMatchObject({ commitment: false });
    const moved = { ...block, entries: `0${block.entries.slice(0, -1)}` };
    expect(await check({ list: { ...list, blocks: [moved, ...blocks] } })).toMatchObject({
      ...{ commitment: true, list: false, calculation: null },
    });
    const swapped = [{ ...opening, registrationId: person(77) }, ...openings.slice(1)];
    expect(await check({ openings: swapped })).toMatchObject({ list: true, holders: false });
    expect(await check({ openings: [] })).toMatchObject({ holders: false, result: false });
    const won = { code: opening.code, standing: 'voided' as const };
    expect(await check({ standings: [...standings, won] })).toMatchObject({ list: true, result: false });
    expect(await check({ extraction: { prizes: ['00001', ...PRIZES.slice(1)] } })).toMatchObject({
      ...{ list: true, result: false },
    });
    expect(await check({ extraction: { prizes: [] } })).toMatchObject({ list: true, calculation: null });
    expect(await check({ result: { ...result, hash: 'ab'.repeat(32) } })).toMatchObject({
      ...{ holders: true, result: false },
    });
  });

  it('takes two spellings of one id for one person', async () => {
    const both = numbers(2, 7, 1).map((number) => ({ ...number, standing: 'eligible' as const }));
    const { evidence } = await evidenceOf(both);
    const [first, second] = evidence.openings;
    if (!first || !second) throw new Error('One won, and one was passed over.');
    const spelt = [first, { ...second, registrationId: second.registrationId.toUpperCase() }];
    expect(await checkEvidence(sha256, { ...evidence, openings: spelt })).toMatchObject(ALL_RIGHT);
  });
});

describe('one’s own number', () => {
  it('is shown to be in the list, and whose it is', async () => {
    const { evidence } = await evidenceOf(numbers(300, 7, 300));
    const { commitment, list } = evidence;
    const code = 72_000 + 7 * 65;
    const own = { code, key: toHex(listKey(sha256, SECRET, code)), registrationId: person(66) };
    expect(checkNumber(sha256, commitment, list, own)).toBe('listed');
    expect(checkNumber(sha256, commitment, list, { ...own, registrationId: person(1) })).toBe('of_another');
    expect(checkNumber(sha256, commitment, list, { ...own, key: 'ab'.repeat(16) })).toBe('of_another');
    expect(checkNumber(sha256, commitment, list, { ...own, code: code + 1 })).toBe('not_listed');
    const part = await evidenceOf(numbers(300, 7, 300), {}, [3]);
    expect(checkNumber(sha256, commitment, part.evidence.list, own)).toBe('unproven');
    const other = { ...commitment, text: commitment.text.replace('Sorteio', 'Outro') };
    expect(checkNumber(sha256, other, list, own)).toBe('unproven');
    expect(checkNumber(sha256, commitment, { ...list, siblings: ['00'.repeat(32)] }, own)).toBe('unproven');
  });
});
