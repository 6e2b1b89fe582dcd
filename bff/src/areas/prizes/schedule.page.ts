import { idParams, prizeCommitments } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page } from '../../http/pages/page.ts';

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
  const found = await db.$queryRaw<{ id: string; changedAt: Date }[]>`
    SELECT s.id, s.revealed_at AS "changedAt" FROM prize_schedules s
    WHERE s.revealed_at IS NOT NULL AND EXISTS (
      SELECT FROM transparency_entries
      WHERE entry LIKE '%"schedule":"%' AND substring(entry FROM '"schedule":"([0-9a-f-]{36})"') = s.id::text
        AND entry LIKE '%"winsTold":true%')
    ORDER BY s.starts_at DESC`;
  return found.map(({ id, changedAt }) => ({ path: pathOf(id), changedAt }));
}
