import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, uuid } from '../core/fields.ts';

/** 32 bytes in lower-case hexadecimal. */
const bytes32 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a schedule of instant prizes is bound to. With the seed, once it is there, anyone computes every slot (domain:
 * `openStretches`, `scheduledMoments`, `allotKinds`, the schedule's id being the campaign).
 */
export const prizeCommitment = z.object({
  id: uuid(),
  title: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  /** Minutes of a day of São Paulo between which moments fall, the end not included. */
  opensMinute: z.int(),
  closesMinute: z.int(),
  /** By counter: one valid participation in so many; null by moments. */
  every: z.nullable(z.int()),
  /** In the order that the seed shuffles. */
  allotment: z.array(z.object({ title: z.string(), quantity: z.int() })),
  /** SHA-256 of the seed. */
  seedHash: bytes32(),
  committedAt: instant(),
  seed: z.nullable(bytes32()),
  revealedAt: z.nullable(instant()),
});
export type PrizeCommitment = z.infer<typeof prizeCommitment>;

export const prizeCommitments = {
  list: endpoint({
    method: 'GET',
    path: '/prizes/commitments',
    access: 'public',
    response: z.object({ items: z.array(prizeCommitment) }),
    summary: 'What every schedule of instant prizes is bound to, the latest first.',
  }),
};
