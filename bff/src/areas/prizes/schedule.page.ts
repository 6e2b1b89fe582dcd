import { idParams, prizeCommitments } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page } from '../../http/pages/page.ts';
import { toldSchedules } from './told-schedules.ts';

const pathOf = (id: string): `/${string}` => `/ganhadores/instantaneos/${id}`;

/** Who won what and when of a schedule that is over, for whoever wants to check it. */
export const schedulePage = page({
  path: '/ganhadores/instantaneos/:id',
  visibility: 'listed',
  accepts: (params) => idParams.safeParse(params).success,
  reads: ({ id = '' }) => [{ endpoint: prizeCommitments.evidence, params: { id } }],
  head: ({ answers: [{ schedule }], config: { publicUrl, campaign }, t }) => ({
    title: schedule.title,
    description: t('scheduleOver', { title: schedule.title }),
    type: 'article',
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('winners'), '/ganhadores'],
        [schedule.title, pathOf(schedule.id)],
      ]),
    ],
  }),
});

/** The addresses of schedules that have a page: those that are over, and of which the log tells who won. */
export async function scheduleAddresses(db: PrismaClient) {
  const [told, over] = await Promise.all([
    toldSchedules(db),
    db.prizeSchedule.findMany({
      where: { revealedAt: { not: null } },
      select: { id: true, revealedAt: true },
      orderBy: { startsAt: 'desc' },
    }),
  ]);
  return over.flatMap(({ id, revealedAt }) =>
    revealedAt !== null && told.has(id) ? [{ path: pathOf(id), changedAt: revealedAt }] : [],
  );
}
