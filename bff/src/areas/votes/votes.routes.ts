import { randomUUID } from 'node:crypto';
import { votes } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { assertKey } from '../../http/idempotency.ts';
import { addressKey } from '../../core/limits.ts';
import type { Refusal } from './record-votes.ts';
import { doubtOf, proven } from './suspicion.ts';
import { votesOf } from './my-votes.ts';
import { scoreOf } from './score.ts';
import type { VotingServices } from './voting.ts';

const refusals = {
  unknown: () => new AppError('NOT_FOUND'),
  closed: () => new AppError('POLL_CLOSED'),
  limited: () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 60 }),
} as const satisfies Record<Refusal, () => AppError>;

/** Limits, keys and commit of `cast` are the batch's own (docs/decisions/votes.md): one statement for many votes. */
export const voteRoutes = area(
  votes,
  {
    cast: async ({ params, body }, context, { voteAddresses, votes: writer }: VotingServices) => {
      const { addresses, session, ip, idempotencyKey, reply } = context;
      if (idempotencyKey !== null) assertKey(idempotencyKey);
      const address = addressKey(ip);
      const counted = voteAddresses.take(address);
      if (counted === 'refused') throw refusals.limited();
      const doubt = doubtOf(context, counted);
      const outcome = await writer.cast({
        pollId: params.id,
        voterId: session.subjectId,
        optionId: body.optionId,
        key: idempotencyKey ?? randomUUID(),
        suspicion: doubt && (await proven(context, doubt)),
      });
      if ('refusal' in outcome) throw refusals[outcome.refusal]();
      // Of a vote the address is counted and not kept (docs/decisions/votes.md).
      if (outcome.receipt.revision > 1) reply.status(200);
      else addresses.sightings.note(address, 'votes');
      return outcome.receipt;
    },
    mine: (_input, context, services) => votesOf(context, services),
    score: (_input, { pool, session }) => scoreOf(pool, session.subjectId),
  },
  { cast: { ownLimits: true, ownIdempotency: true } },
);
