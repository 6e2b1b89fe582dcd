import { LETTER_TAKEN_BACK } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { audienceWhere, isSuppressed, isWanted } from '../batches/audience.ts';
import { audienceOf, kindOf } from '../batches/dispatch-record.ts';
import { isTakenBack, letterOfDispatch, type LetteredDispatch } from '../letter.ts';
import { allowLong, LONGEST } from './allow-long.ts';

/** A subject's {{name}} in a place where no text of ours has one. */
const NAME = '\u0001';

/** The subject is the same but for the reader's name, so the database writes it. */
function subjectOf(services: Infrastructure, dispatch: LetteredDispatch): Prisma.Sql {
  const nobody = { id: '00000000-0000-7000-8000-000000000000', name: NAME };
  const { subject } = letterOfDispatch(services, dispatch, nobody);
  return Prisma.sql`replace(${subject}, ${NAME}, r.name)`;
}

async function writeMessages(
  services: Infrastructure,
  tx: Transaction,
  dispatch: LetteredDispatch,
  now: Date,
): Promise<number> {
  const [audience, kind] = [audienceOf(dispatch), kindOf(dispatch)];
  const people = audienceWhere({ audience, kind }, now);
  return tx.$executeRaw`
    INSERT INTO outbox_messages
      (id, recipient, template, subject, html, text, state, created_at, dispatch_id, registration_id, due_at)
    SELECT uuidv7(), r.email, ${dispatch.template.key}, ${subjectOf(services, dispatch)}, '', '',
      CASE WHEN ${isSuppressed} THEN 'suppressed' ELSE 'queued' END,
      ${now}::timestamptz, ${dispatch.id}::uuid, r.id, ${now}::timestamptz
    FROM registrations r ${people} AND ${isWanted(kind)}
    ORDER BY r.id`;
}

/** Of a letter that was taken back while its dispatch waited nothing is sent; the dispatch says why. */
const refuse = (tx: Transaction, id: string, now: Date) =>
  tx.dispatch.update({
    where: { id },
    data: { state: 'cancelled', finishedAt: now, counts: {}, trouble: LETTER_TAKEN_BACK },
  });

/** Writes down whom a dispatch that is due goes to, all of them or nobody; from there on it is being sent. */
export async function gatherReaders(services: Infrastructure, id: string): Promise<void> {
  const { db, clock } = services;
  await db.$transaction(
    async (tx) => {
      await allowLong(tx);
      const now = clock.now();
      // Locks the row: who cancels meanwhile waits for the commit, and a second worker finds it done.
      const { count } = await tx.dispatch.updateMany({
        where: { id, OR: [{ state: 'queued' }, { state: 'scheduled', startsAt: { lte: now } }] },
        data: { state: 'sending', version: { increment: 1 } },
      });
      if (count === 0) return;
      const dispatch = await tx.dispatch.findUniqueOrThrow({ where: { id }, include: { template: true } });
      if (await isTakenBack(tx, dispatch)) {
        await refuse(tx, id, now);
        return;
      }
      const total = await writeMessages(services, tx, dispatch, now);
      await tx.dispatch.update({ where: { id }, data: { total } });
    },
    { timeout: LONGEST },
  );
}
