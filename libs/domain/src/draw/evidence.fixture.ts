import { toHex } from '../hex.ts';
import { calculate } from './calculate.ts';
import { type Calculation, calculationText } from './calculation.ts';
import { definitionOf, type Evidence, type Opening } from './evidence.ts';
import { commitmentHash, commitmentText, type ListCommitment } from './list-commitment.ts';
import { blockBytes, LIST_BLOCK, listKey, listTag, type Sha256 } from './list-entry.ts';
import { ELIGIBLE_SEAL, type Seal, sealBytes, sealedTag } from './list-seal.ts';
import type { ListProof } from './list-proof.ts';
import { leafHash, type ListTree, rootOf, siblingsOf, treeOf } from './list-tree.ts';
import { openedCodes, standingsOf } from './looked-at.ts';
import { listOf } from './number-list.fixture.ts';
import type { Listed, SkipReason } from './number-list.ts';
import { COMMON_RULE_SET } from './rule-set.ts';

// Declared here, for the package has the types of neither Node nor a browser.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const SECRET = new Uint8Array(32).fill(7);
/** Vector A1 of the domain reference: order 73254, series 318. */
export const PRIZES = ['23337', '82513', '17082', '53195', '49504'];

/** The id of the n-th person. */
export const person = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Numbers from 000/72000 on, `gap` apart, every fifth voided, dealt to so many people in turn. */
export const dealt = (count: number, gap: number, people: number): Listed[] =>
  Array.from({ length: count }, (_, index) => ({
    code: 72_000 + index * gap,
    holder: person(1 + (index % people)),
    standing: index % 5 === 2 ? 'voided' : 'eligible',
  }));

/** What shows whose number it is. */
export const openingOf = (sha256: Sha256, { code, holder }: Listed): Opening => ({
  code,
  key: toHex(listKey(sha256, SECRET, code)),
  registrationId: holder,
});

interface Frozen {
  readonly blocks: readonly Uint8Array[];
  readonly tree: ListTree;
}

const holderTag = (sha256: Sha256, { code, holder }: Listed) =>
  listTag(sha256, listKey(sha256, SECRET, code), holder);

/** The seal of a number with its standing; each void is of the same day, for the same reason. */
export function sealOf(sha256: Sha256, { standing }: Listed): Uint8Array {
  if (standing === 'eligible') return ELIGIBLE_SEAL;
  const reason = sha256(new TextEncoder().encode('Nota cancelada'));
  const seal = standing === 'voided' ? { standing, at: '2026-01-20T12:00:00.000Z', reason } : { standing };
  return sealBytes(seal as Seal);
}

function frozen(sha256: Sha256, numbers: readonly Listed[], isSealed: boolean): Frozen {
  const entries = numbers.map((listed) => {
    const tag = holderTag(sha256, listed);
    return { code: listed.code, tag: isSealed ? sealedTag(sha256, tag, sealOf(sha256, listed)) : tag };
  });
  const blocks = Array.from({ length: Math.ceil(entries.length / LIST_BLOCK) }, (_, index) =>
    blockBytes(entries.slice(index * LIST_BLOCK, (index + 1) * LIST_BLOCK)),
  );
  const leaves = blocks.flatMap((block) => [...leafHash(sha256, block)]);
  return { blocks, tree: treeOf(sha256, Uint8Array.from(leaves)) };
}

const proofOf = ({ blocks, tree }: Frozen, indexes: readonly number[]): ListProof => ({
  blocks: indexes.map((index) => ({ index, entries: toHex(blocks[index] as Uint8Array) })),
  siblings: siblingsOf(tree, indexes).map(toHex),
});

type Changes = Partial<
  Pick<ListCommitment, 'ruleSet' | 'interval' | 'prizes' | 'surrogates' | 'sealed' | 'cutOffAt'>
>;

/** What makes a list of these numbers a sealed one. */
export const sealing = (numbers: readonly Listed[]): Required<Pick<ListCommitment, 'sealed'>> => ({
  sealed: {
    given: numbers.length,
    voided: numbers.filter(({ standing }) => standing === 'voided').length,
    at: '2026-02-02T03:00:01.000Z',
  },
});

/** What the evidence of a sealed list says of a number that was passed over. */
const shownOf = (sha256: Sha256, numbers: readonly Listed[]) => {
  const byCode = new Map(numbers.map((listed) => [listed.code, listed]));
  return (shown: { code: number; standing: SkipReason }) => {
    const listed = byCode.get(shown.code) as Listed;
    return {
      ...shown,
      holder: toHex(holderTag(sha256, listed)),
      seal: toHex(sealOf(sha256, listed)),
    };
  };
};

const commitmentOf = (count: number, { blocks, tree }: Frozen, changes: Changes): ListCommitment => ({
  drawId: person(0),
  title: 'Sorteio',
  certificate: null,
  ruleSet: COMMON_RULE_SET,
  surrogates: 1,
  interval: { first: 0, last: 1 },
  periodFrom: '2026-01-01',
  periodTo: '2026-02-01',
  lotteryDate: '2026-02-07',
  prizes: [{ position: 1, title: 'Viagem', quantity: 2 }],
  count,
  blocks: blocks.length,
  root: toHex(rootOf(tree)),
  files: [],
  closedAt: '2026-02-02T03:00:00.000Z',
  ...changes,
});

/** The evidence of a draw over these numbers (by code, ascending), with all blocks of its list or some of them. */
export async function evidenceOf(
  sha256: Sha256,
  numbers: readonly Listed[],
  changes: Changes = {},
  kept?: readonly number[],
): Promise<{ readonly evidence: Evidence; readonly calculation: Calculation }> {
  const isSealed = changes.sealed !== undefined;
  const list = frozen(sha256, numbers, isSealed);
  const commitment = commitmentOf(numbers.length, list, changes);
  const calculation = await calculate(definitionOf(commitment), PRIZES, listOf(numbers));
  const text = calculationText(calculation);
  const opened = new Set(openedCodes(calculation));
  const evidence: Evidence = {
    commitment: { text: commitmentText(commitment), hash: commitmentHash(sha256, commitment) },
    extraction: { prizes: PRIZES },
    list: proofOf(list, kept ?? [...list.blocks.keys()]),
    standings: isSealed ? standingsOf(calculation).map(shownOf(sha256, numbers)) : standingsOf(calculation),
    openings: numbers.filter(({ code }) => opened.has(code)).map((listed) => openingOf(sha256, listed)),
    result: { text, hash: toHex(sha256(new TextEncoder().encode(text))) },
  };
  return { evidence, calculation };
}
