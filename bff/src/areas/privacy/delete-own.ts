import type { BodyOf, privacy } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import type { PersonTables } from '../../engine/person-table.ts';
import { proveOwn } from '../profile/index.ts';
import { auditRenounced } from '../winners/index.ts';
import { anonymise } from './anonymise.ts';
import {
  assertNoneWaits,
  assertNothingWaits,
  holdDraws,
  renounceAll,
  waitingPrizes,
} from './waiting-prizes.ts';

/** That it happened is kept, and when; not to whom. Call it last. */
const auditDeletion = ({ actor }: Pick<SignedInContext, 'actor'>, tx: Transaction, id: string, at: Date) =>
  recordAction(tx, {
    actor,
    at,
    resource: 'registrations',
    recordId: id,
    action: 'delete',
    summary: id,
  });

/** What stays with a prize that was given up: that it was in writing, on the way out, and the very words. */
const written = (words: string) => `Renúncia por escrito, ao excluir o cadastro: “${words}”.`;

/**
 * Anonymises at its owner's own request, with their password. What they won and have not received they must have given up in
 * writing, each prize by name: PRIZE_WAITS otherwise, also for one that they get in this very moment.
 */
export async function deleteOwn(
  context: SignedInContext,
  areas: PersonTables,
  { password, renunciation }: BodyOf<typeof privacy.remove>,
): Promise<void> {
  const { language, ip, userAgent } = context;
  const visitor = await proveOwn(context, password, 'password');
  const { id } = visitor;
  await context.transaction(async (tx) => {
    const waiting = await waitingPrizes(tx, id);
    assertNoneWaits(waiting, renunciation?.prizes);
    await holdDraws(tx, waiting);
    const now = await anonymise(context, areas, tx, { visitor, channel: 'web', language, ip, userAgent });
    // After the rows that an erasure holds: who grants a prize takes its receipt before it too. At the very moment of the erasure:
    // so the database knows a win that its winner gave up from one that nobody noted.
    const given = await renounceAll(tx, waiting, { now, words: written(renunciation?.words ?? '') });
    await assertNothingWaits(tx, id);
    const nameless = { clock: context.clock, actor: { ...context.actor, ip: null, userAgent: null } };
    for (const before of given) await auditRenounced(nameless, tx, before);
    await auditDeletion(nameless, tx, id, now);
  });
  context.identity.sessions.forget({ subjectId: id });
}
