import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BindingEventType,
  bundleOf,
  checkpointText,
  consistencyPath,
  cosignatureBytes,
  cosignatureText,
  formatNote,
  inclusionPath,
  type LeafRange,
  noteKeyId,
  readEntry,
  signatureLine,
  verifierKey,
} from '@fio/domain';
import { expect, it } from 'vitest';

interface Vectors {
  readonly origin: string;
  readonly seed: string;
  readonly entries: readonly string[];
  readonly leaves: readonly string[];
  readonly roots: Readonly<Record<string, string>>;
  readonly bundle: string;
  readonly inclusion: { readonly index: number; readonly size: number; readonly proof: readonly string[] };
  readonly consistency: { readonly before: number; readonly size: number; readonly proof: readonly string[] };
  readonly key: string;
  readonly checkpoint: string;
  readonly witness: {
    readonly name: string;
    readonly time: number;
    readonly key: string;
    readonly line: string;
  };
}

/** What strangers write their verifiers from: the page's vectors are these, or the page misleads. */
const page = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'verification', 'log.md'),
  'utf8',
);
const vectors = JSON.parse(/```json\n(\{[\s\S]*?\n\})\n```/.exec(page)?.[1] ?? '{}') as Vectors;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const PKCS8 = '302e020100300506032b657004220420';
const privateKey = createPrivateKey({
  key: Buffer.from(PKCS8 + vectors.seed, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' })).slice(
  -32,
);
const signed = (text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey));

const entries = vectors.entries.map((entry) => Buffer.from(entry));
const leaves = entries.map((entry) => sha256(Buffer.concat([Buffer.of(0), entry])));

/** The root as the page's words have it, and not as our code computes it. */
function rootOf(hashes: readonly Buffer[]): Buffer {
  if (hashes.length <= 1) return hashes[0] ?? sha256(Buffer.alloc(0));
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  return sha256(Buffer.concat([Buffer.of(1), rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half))]));
}

const proofOf = (path: readonly LeafRange[]) =>
  path.map(({ from, to }) => hex(rootOf(leaves.slice(from, to))));

/** In the order of the page's table; a type that is missing here doesn't compile. */
const TYPES: Readonly<Record<BindingEventType, true>> = {
  regulation_published: true,
  draw_defined: true,
  draw_withdrawn: true,
  draw_cancelled: true,
  numbers_committed: true,
  numbers_revealed: true,
  prizes_committed: true,
  prizes_beacon: true,
  prizes_revealed: true,
  prize_won: true,
  prize_refused: true,
  prize_restored: true,
  list_closed: true,
  list_frozen: true,
  postponement_proposed: true,
  postponement_withdrawn: true,
  draw_postponed: true,
  extraction_begun: true,
  extraction_settled: true,
  prize_released: true,
  draw_calculated: true,
  draw_reviewed: true,
  draw_sent_back: true,
  draw_published: true,
  disqualification_proposed: true,
  disqualification_withdrawn: true,
  winner_out: true,
  winner_substituted: true,
  prize_to_heirs: true,
  audit_head: true,
};

it('describes every type of entry', () => {
  const [, table = ''] = page.split('## What each type says');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g), ([, type]) => type),
  );
  expect(described).toEqual(Object.keys(TYPES));
});

it('has entries of the form that is written', () => {
  expect(vectors.entries.map((entry) => readEntry(entry)?.type)).not.toContain(undefined);
});

it('has the hashes, roots and proofs of the published vectors', () => {
  expect(leaves.map(hex)).toEqual(vectors.leaves);
  for (const [size, root] of Object.entries(vectors.roots))
    expect(hex(rootOf(leaves.slice(0, Number(size))))).toBe(root);
  expect(hex(bundleOf(entries))).toBe(vectors.bundle);
  const { inclusion, consistency } = vectors;
  expect(proofOf(inclusionPath(inclusion.index, inclusion.size))).toEqual(inclusion.proof);
  expect(proofOf(consistencyPath(consistency.before, consistency.size))).toEqual(consistency.proof);
});

it('signs and cosigns as the published vectors do', () => {
  const { origin: name, witness } = vectors;
  const size = entries.length;
  const root = rootOf(leaves);
  const key = { name, publicKey };
  const text = checkpointText({ origin: name, size, root });
  const signature = { name, keyId: noteKeyId(sha256, key), signature: signed(text) };
  expect(verifierKey(sha256, key)).toBe(vectors.key);
  expect(formatNote({ text, signatures: [signature] })).toBe(vectors.checkpoint);
  const seen = { name: witness.name, publicKey };
  expect(verifierKey(sha256, seen, 'cosignature')).toBe(witness.key);
  const line = signatureLine({
    name: witness.name,
    keyId: noteKeyId(sha256, seen, 'cosignature'),
    signature: cosignatureBytes({
      time: witness.time,
      signature: signed(cosignatureText(witness.time, text)),
    }),
  });
  expect(line).toBe(witness.line);
});
