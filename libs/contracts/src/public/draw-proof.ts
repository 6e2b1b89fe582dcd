import * as z from 'zod/mini';
import { DRAW_STATES } from '@fio/domain/draw/draw-state';
import { SEAL_BYTES } from '@fio/domain/draw/list-seal';
import { SKIP_REASONS } from '@fio/domain/draw/number-list';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { publishedDraw } from './draws.ts';

/** So many bytes in lower-case hexadecimal. */
const bytes = (count: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${count * 2}}$`)));
const hexadecimal = () => z.string().check(z.regex(/^(?:[0-9a-f]{2})*$/));

/** Something fixed by its SHA-256: `text` is canonical JSON, in UTF-8 the very bytes the hash is of. */
export const sealedText = z.object({ text: z.string(), hash: bytes(32) });

/**
 * Whole blocks of a frozen list and the hashes that lead from them to its root (domain: `provenRanges`). They prove which
 * numbers are in the list and, between neighbours, that no other is.
 */
export const listProof = z.object({
  /** By index, ascending. Of each number its code (4 bytes, most significant first) and the tag of its holder (32). */
  blocks: z.array(z.object({ index: z.int(), entries: hexadecimal() })),
  siblings: z.array(bytes(32)),
});
export type ListProofAnswer = z.infer<typeof listProof>;

/**
 * What shows who holds a number. The holder's tag is SHA-256 of the key and the id (16 bytes each); the tag in the list is
 * SHA-256 of that and the seal, in lists from before there were seals the holder's tag itself.
 */
export const holderOpening = z.object({
  /** Series and order in one number: series × 100,000 + order. */
  code: z.int(),
  key: bytes(16),
  registrationId: uuid(),
  /** Where the number can't win; otherwise all its bytes are 0. */
  seal: z.optional(bytes(SEAL_BYTES)),
});
export type HolderOpening = z.infer<typeof holderOpening>;

/** The five prizes of the Loteria Federal, from the first on. */
export const lotteryExtraction = z.object({ contest: z.string(), date: day(), prizes: z.array(z.string()) });
export type LotteryExtraction = z.infer<typeof lotteryExtraction>;

/** An entry of the transparency log: its bytes in UTF-8 are the leaf. */
export const logEntry = z.object({
  /** From 0. */
  index: z.int(),
  entry: z.string(),
});
export type LogEntry = z.infer<typeof logEntry>;

/**
 * All that anyone needs to calculate a published draw again. It says of nobody who they are: of each number that was
 * looked at whether it could win, of winners, and of who was passed over for having won, which numbers are one person's.
 */
export const drawEvidence = z.object({
  /** Which shape this is: from 2 on of a list that has its numbers' standings sealed, 3 with what the log tells. */
  format: z.enum(['fio-draw-evidence/1', 'fio-draw-evidence/2', 'fio-draw-evidence/3']),
  draw: z.object({ id: uuid(), slug: z.string(), title: z.string() }),
  /** ListCommitment of the domain: the definition of the draw and the list's root, public before the extraction. */
  commitment: sealedText,
  extraction: lotteryExtraction,
  list: listProof,
  /** Of each number that was looked at and could not win, why; those not named here could. */
  standings: z.array(
    z.object({
      code: z.int(),
      standing: z.enum(SKIP_REASONS),
      /** From version 2 on what the number's tag is made of: the holder's tag, which doesn't say who it is, and the seal. */
      holder: z.optional(bytes(32)),
      seal: z.optional(bytes(SEAL_BYTES)),
    }),
  ),
  openings: z.array(holderOpening),
  /** Calculation of the domain: what came of it, with every step. */
  result: sealedText,
  /** From version 3 on all that the log tells of the draw, from its frozen list to its publication, in the log's order. */
  log: z.optional(z.array(logEntry)),
});
export type DrawEvidence = z.infer<typeof drawEvidence>;

/** The documents of a published draw that are for everyone. */
export const PUBLIC_DOCUMENT_KINDS = ['minutes_html', 'minutes_pdf', 'evidence'] as const;
const documentKind = z.enum(PUBLIC_DOCUMENT_KINDS);

export const drawDocument = z.object({
  kind: documentKind,
  bytes: z.int(),
  sha256: bytes(32),
});
export type DrawDocument = z.infer<typeof drawDocument>;

/** A draw that has a date, before and after it was held. */
export const drawPage = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(DRAW_STATES),
  certificate: z.nullable(z.string()),
  /** Days of America/Sao_Paulo, both included. */
  periodFrom: day(),
  periodTo: day(),
  lotteryDate: day(),
  /** Each move of the extraction's day since people take part, oldest first. */
  postponements: z.array(
    z.object({
      from: day(),
      to: day(),
      at: instant(),
      reason: z.nullable(z.string()),
      /** Where it was announced; null of moves from before two people were asked. */
      source: z.nullable(z.string()),
    }),
  ),
  /** What the log tells of moves of that day; from the publication on, of whoever left and came too. In its order. */
  log: z.array(logEntry),
  /** When and where the winners are found. */
  plannedAt: z.nullable(instant()),
  place: z.string(),
  regulation: z.nullable(z.object({ slug: z.string(), title: z.string(), number: z.int() })),
  prizes: z.array(z.object({ title: z.string(), quantity: z.int() })),
  /** SHA-256 of the seed that fixes the order in which numbers are given out, from when it was published on. */
  numbers: z.nullable(z.object({ seedHash: bytes(32), committedAt: instant() })),
  /** ListCommitment of the domain, from when it was published on. */
  list: z.nullable(z.extend(sealedText, { publishedAt: instant(), count: z.int() })),
  /** From the publication on. */
  published: z.nullable(publishedDraw),
  documents: z.array(drawDocument),
});
export type DrawPage = z.infer<typeof drawPage>;

const slug = z.string().check(z.maxLength(80, 'limit'));
const slugParams = z.object({ slug });
const code = z.coerce
  .number('invalid')
  .check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(99_999_999, 'invalid'));

/** What anyone can check a draw by, before and after it was held. */
export const drawProof = {
  page: endpoint({
    method: 'GET',
    path: '/draws/:slug',
    access: 'public',
    params: slugParams,
    response: drawPage,
    errors: ['NOT_FOUND'],
    summary: 'A draw with what it is bound to and, once published, its winners and documents.',
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/draws/:slug/evidence',
    access: 'public',
    params: slugParams,
    response: drawEvidence,
    errors: ['NOT_FOUND'],
    summary: 'All that anyone needs to calculate a published draw again.',
  }),
  bundle: endpoint({
    method: 'GET',
    path: '/draws/:slug/bundle',
    access: 'public',
    params: slugParams,
    media: 'file',
    limit: 'draw_bundle',
    errors: ['NOT_FOUND'],
    summary:
      'All that is public of a published draw in one ZIP archive, under the names of docs/verification/draw.md, the log with it.',
  }),
  document: endpoint({
    method: 'GET',
    path: '/draws/:slug/documents/:kind',
    access: 'public',
    params: z.object({ slug, kind: documentKind }),
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'A document of a published draw.',
  }),
  number: endpoint({
    method: 'GET',
    path: '/draws/:slug/numbers/:code',
    access: 'public',
    params: z.object({ slug, code }),
    response: listProof,
    errors: ['NOT_FOUND'],
    summary: 'The part of a frozen list that shows whether a number is in it.',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/draws/:slug/mine',
    access: 'session',
    params: slugParams,
    response: z.object({ items: z.array(holderOpening) }),
    errors: ['NOT_FOUND'],
    summary: 'What shows that the caller’s own numbers in a frozen list are theirs.',
  }),
};
