import * as z from 'zod/mini';
import { instant, uuid } from './fields.ts';

/** 32 bytes in lower-case hexadecimal. */
const bytes32 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a draw's order of giving out was bound to: the SHA-256 of its seed, published before the period, and the seed from
 * `revealedAt` on. With it anyone can compute the number of every place (domain: `isRightNumber`).
 */
export const numberCommitment = z.object({
  drawId: uuid(),
  seriesFirst: z.int(),
  seriesLast: z.int(),
  /** How many numbers each series has. */
  seriesSize: z.int(),
  seedHash: bytes32(),
  committedAt: instant(),
  seed: z.nullable(bytes32()),
  revealedAt: z.nullable(instant()),
});
export type NumberCommitment = z.infer<typeof numberCommitment>;
