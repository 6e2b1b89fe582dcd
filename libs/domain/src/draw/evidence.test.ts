import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealt, evidenceOf, openingOf, person, PRIZES, sealing, sealOf } from './evidence.fixture.ts';
import { toHex } from '../hex.ts';
import { checkEvidence, definitionOf, type Evidence } from './evidence.ts';
import type { ListCommitment } from './list-commitment.ts';
import { LIST_BLOCK } from './list-entry.ts';
import { lookedAt, type Stretch } from './looked-at.ts';
import { checkNumber } from './number-evidence.ts';
import { listOf } from './number-list.fixture.ts';
import type { Listed } from './number-list.ts';
import { APPROXIMATIONS, COMMON_RULE_SET } from './rule-set.ts';

const ALL_RIGHT = { commitment: true, list: true, holders: true, standings: true, result: true };

/** The blocks one has to know, to know what lies in these stretches. */
function blocksOver(all: readonly Listed[], stretches: readonly Stretch[]): number[] {
  const known = stretches.flatMap(({ from, to }) => {
    const last = all.findLastIndex(({ code }) => code <= from);
    const next = all.findIndex(({ code }) => code >= to);
    return Array.from({ length: next - last + 1 }, (_, index) => Math.floor((last + index) / LIST_BLOCK));
  });
  return [...new Set(known)].sort((left, right) => left - right);
}

describe('the evidence of a draw', () => {
  it('holds, and gives the published calculation to the letter', async () => {
    const { evidence, calculation } = await evidenceOf(sha256, dealt(300, 7, 2));
    expect(await checkEvidence(sha256, evidence)).toMatchObject({ ...ALL_RIGHT, calculation });
    expect(calculation.walk.some((step) => step.kind === 'skipped' && step.wonWith)).toBe(true);
  });

  it('holds with nothing but the blocks that were looked at', async () => {
    const all = dealt(3_000, 7, 900);
    const { evidence, calculation } = await evidenceOf(sha256, all);
    const definition = definitionOf(JSON.parse(evidence.commitment.text) as ListCommitment);
    const stretches = await lookedAt(definition, calculation, listOf(all));
    const near = await evidenceOf(sha256, all, {}, blocksOver(all, stretches));
    expect(await checkEvidence(sha256, near.evidence)).toMatchObject({ ...ALL_RIGHT, calculation });
    expect(evidence.list.blocks.length).toBeGreaterThan(20);
    const far = await evidenceOf(sha256, all, {}, [0, 1]);
    expect(await checkEvidence(sha256, far.evidence)).toMatchObject({
      list: true,
      holders: false,
      result: false,
      calculation: null,
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
        const sorted = some.toSorted((left, right) => left.code - right.code) as Listed[];
        const rules = { ruleSet: { ...COMMON_RULE_SET, approximation } };
        for (const changes of [rules, { ...rules, ...sealing(sorted) }]) {
          const { evidence } = await evidenceOf(sha256, sorted, changes);
          expect(await checkEvidence(sha256, evidence)).toMatchObject(ALL_RIGHT);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says which part fails when something was changed', async () => {
    const { evidence } = await evidenceOf(sha256, dealt(300, 7, 2));
    const { commitment, list, standings, openings, result } = evidence;
    const [block, ...blocks] = list.blocks;
    const [opening] = openings;
    if (!block || !opening) throw new Error('There are some.');
    const check = (changes: Partial<Evidence>) => checkEvidence(sha256, { ...evidence, ...changes });
    const other = commitment.text.replace('"quantity":2', '"quantity":1');
    expect(await check({ commitment: { ...commitment, text: other } })).toMatchObject({ commitment: false });
    const moved = { ...block, entries: `0${block.entries.slice(0, -1)}` };
    expect(await check({ list: { ...list, blocks: [moved, ...blocks] } })).toMatchObject({
      commitment: true,
      list: false,
      calculation: null,
    });
    const swapped = [{ ...opening, registrationId: person(77) }, ...openings.slice(1)];
    expect(await check({ openings: swapped })).toMatchObject({ list: true, holders: false });
    expect(await check({ openings: [] })).toMatchObject({ holders: false, result: false });
    const won = { code: opening.code, standing: 'voided' as const };
    expect(await check({ standings: [...standings, won] })).toMatchObject({ list: true, result: false });
    expect(await check({ extraction: { prizes: ['00001', ...PRIZES.slice(1)] } })).toMatchObject({
      list: true,
      result: false,
    });
    expect(await check({ extraction: { prizes: [] } })).toMatchObject({ list: true, calculation: null });
    expect(await check({ result: { ...result, hash: 'ab'.repeat(32) } })).toMatchObject({
      holders: true,
      result: false,
    });
  });

  it('takes two spellings of one id for one person', async () => {
    const both = dealt(2, 7, 1).map((number) => ({ ...number, standing: 'eligible' as const }));
    const { evidence } = await evidenceOf(sha256, both);
    const [first, second] = evidence.openings;
    if (!first || !second) throw new Error('One won, and one was passed over.');
    const spelt = [first, { ...second, registrationId: second.registrationId.toUpperCase() }];
    expect(await checkEvidence(sha256, { ...evidence, openings: spelt })).toMatchObject(ALL_RIGHT);
  });
});

describe('the evidence of a sealed list', () => {
  const all = dealt(300, 7, 2);
  const made = () => evidenceOf(sha256, all, sealing(all));

  it('shows each reason as it was when the list was closed', async () => {
    const { evidence, calculation } = await made();
    expect(evidence.standings.length).toBeGreaterThan(0);
    expect(await checkEvidence(sha256, evidence)).toMatchObject({ ...ALL_RIGHT, calculation });
  });

  it('refuses a reason that the list has not: a winner struck later, one forgotten, one exchanged', async () => {
    const { evidence, calculation } = await made();
    const { standings } = evidence;
    const check = (changes: Partial<Evidence>) => checkEvidence(sha256, { ...evidence, ...changes });
    const [won] = calculation.awards;
    const [first, second] = standings;
    if (!won || !first || !second) throw new Error('There are some.');
    // The seal is another number's, or nobody's: with neither does the entry open.
    const struck = { ...first, code: won.code };
    for (const one of [struck, { code: won.code, standing: 'blocked_cpf' as const }])
      expect(await check({ standings: [...standings, one] })).toMatchObject({
        standings: false,
        result: false,
      });
    expect(await check({ standings: standings.slice(1) })).toMatchObject({ standings: true, result: false });
    const renamed = { ...first, standing: 'under_age' as const };
    expect(await check({ standings: [renamed, ...standings.slice(1)] })).toMatchObject({ standings: false });
    const swapped = [{ ...first, seal: '00'.repeat(41) }, ...standings.slice(1)];
    expect(await check({ standings: swapped })).toMatchObject({ standings: false });
    expect(await check({ standings: [...standings, first] })).toMatchObject({ standings: false });
    const [opening, ...openings] = evidence.openings;
    if (!opening) throw new Error('Somebody won.');
    expect(await check({ openings: [opening, opening, ...openings] })).toMatchObject({ holders: false });
    expect(await check({ openings: [{ ...opening, seal: '00'.repeat(41) }, ...openings] })).toMatchObject({
      holders: false,
    });
  });

  it('refuses a list that lacks a number that was given out', async () => {
    const { evidence } = await evidenceOf(sha256, all, {
      sealed: { ...sealing(all).sealed, given: all.length + 1 },
    });
    expect(await checkEvidence(sha256, evidence)).toMatchObject({
      commitment: true,
      list: false,
      result: false,
    });
  });

  it('refuses a list that was closed after its hour', async () => {
    const closed = '2026-02-02T03:00:00.000Z';
    const early = await evidenceOf(sha256, all, { ...sealing(all), cutOffAt: closed });
    expect(await checkEvidence(sha256, early.evidence)).toMatchObject(ALL_RIGHT);
    const late = await evidenceOf(sha256, all, { ...sealing(all), cutOffAt: '2026-02-02T02:59:59.999Z' });
    expect(await checkEvidence(sha256, late.evidence)).toMatchObject({ commitment: false, list: true });
  });

  it('opens a number of one’s own with its seal, and with no other', async () => {
    const { evidence } = await made();
    const { commitment, list } = evidence;
    const voided = all[2];
    if (!voided) throw new Error('There is one.');
    const opening = openingOf(sha256, voided);
    expect(checkNumber(sha256, commitment, list, opening)).toBe('of_another');
    const seal = toHex(sealOf(sha256, voided));
    expect(checkNumber(sha256, commitment, list, { ...opening, seal })).toBe('listed');
    expect(checkNumber(sha256, commitment, list, { ...opening, seal: 'ff'.repeat(41) })).toBe('of_another');
  });
});

it('is not made of a list that gives another result', async () => {
  const all = dealt(300, 7, 2);
  const { evidence, calculation } = await evidenceOf(sha256, all);
  const definition = definitionOf(JSON.parse(evidence.commitment.text) as ListCommitment);
  const won = calculation.awards[0]?.code;
  const without = listOf(all.filter(({ code }) => code !== won));
  await expect(lookedAt(definition, calculation, without)).rejects.toThrow(/another result/);
  // Who was blocked since changes nothing: the reasons are those of then.
  const since = listOf(all.map((number) => ({ ...number, standing: 'blocked_cpf' as const })));
  expect((await lookedAt(definition, calculation, since)).length).toBeGreaterThan(0);
});

describe('one’s own number', () => {
  it('is shown to be in the list, and whose it is', async () => {
    const { evidence } = await evidenceOf(sha256, dealt(300, 7, 300));
    const { commitment, list } = evidence;
    const code = 72_000 + 7 * 65;
    const own = openingOf(sha256, { code, holder: person(66), standing: 'eligible' });
    expect(checkNumber(sha256, commitment, list, own)).toBe('listed');
    expect(checkNumber(sha256, commitment, list, { ...own, registrationId: person(1) })).toBe('of_another');
    expect(checkNumber(sha256, commitment, list, { ...own, key: 'ab'.repeat(16) })).toBe('of_another');
    expect(checkNumber(sha256, commitment, list, { ...own, code: code + 1 })).toBe('not_listed');
    const part = await evidenceOf(sha256, dealt(300, 7, 300), {}, [3]);
    expect(checkNumber(sha256, commitment, part.evidence.list, own)).toBe('unproven');
    const other = { ...commitment, text: commitment.text.replace('Sorteio', 'Outro') };
    expect(checkNumber(sha256, other, list, own)).toBe('unproven');
    expect(checkNumber(sha256, commitment, { ...list, siblings: ['00'.repeat(32)] }, own)).toBe('unproven');
  });
});
