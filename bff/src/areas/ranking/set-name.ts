import { ageOn, RANKING_NAME_AGE, textSigns, todayInSaoPaulo } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { invalidField } from '../../core/errors.ts';
import { holdOwnRows } from '../../core/people/hold-own-rows.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';

/**
 * Asks to be named. The name waits for staff, also one that is changed: nobody sees what nobody looked at. The same name again
 * changes nothing, so that a repeated request takes no decision back.
 */
export async function setName(context: SignedInContext, name: string): Promise<void> {
  const { session, clock } = context;
  const now = clock.now();
  const where = { registrationId: session.subjectId };
  await context.transaction(async (tx) => {
    if (!(await holdOwnRows(tx, session.subjectId))) return;
    const { birthDate } = await tx.registration.findUniqueOrThrow({
      where: { id: session.subjectId },
      select: { birthDate: true },
    });
    if (ageOn(dayOf(birthDate), todayInSaoPaulo(now)) < RANKING_NAME_AGE)
      throw invalidField('name', 'ranking_adults', 'MIN_AGE', RANKING_NAME_AGE);
    const before = await tx.rankingName.findUnique({ where });
    if (before?.name === name) return;
    const asked = { name, signs: textSigns(name), state: 'waiting', reason: null, decidedAt: null };
    await tx.rankingName.upsert({
      where,
      create: { ...where, ...asked, createdAt: now, updatedAt: now },
      update: { ...asked, updatedAt: now, version: { increment: 1 } },
    });
  });
}

/** No longer to be named: the name goes. */
export async function removeName(context: SignedInContext): Promise<void> {
  await context.transaction((tx) =>
    tx.rankingName.deleteMany({ where: { registrationId: context.session.subjectId } }),
  );
}
