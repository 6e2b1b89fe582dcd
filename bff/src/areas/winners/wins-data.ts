import { formatLuckyNumber, orderSizeOf, type RuleSet } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Asking } from '../../engine/package-part.ts';

/**
 * What was drawn for a person, with what is kept of it, the oldest draw first: for the data they may ask for (LGPD, art. 18).
 * Before the publication nobody is told by this way, and who waits as a surrogate has won nothing.
 */
export async function winsData(
  { db }: Pick<Infrastructure, 'db'>,
  { id: registrationId }: Pick<Asking, 'id'>,
) {
  const rows = await db.winner.findMany({
    where: { registrationId, unit: { gt: 0 }, prize: { draw: { publishedAt: { not: null } } } },
    orderBy: { createdAt: 'asc' },
    include: {
      prize: {
        select: {
          title: true,
          draw: { select: { title: true, seriesFirst: true, ruleSet: true, publishedAt: true } },
        },
      },
      contacts: { orderBy: { at: 'asc' } },
      documents: { orderBy: { createdAt: 'asc' } },
    },
  });
  return rows.map(({ prize: { title, draw }, series, number, state, reason, ...row }) => ({
    draw: draw.title,
    prize: title,
    state,
    reason,
    number: formatLuckyNumber(
      { series: series ?? draw.seriesFirst, order: number },
      orderSizeOf(draw.ruleSet as unknown as RuleSet),
    ),
    published: { name: row.name, cpf: row.maskedCpf, city: row.city, state: row.uf },
    publishedAt: draw.publishedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    contacts: row.contacts.map(({ channel, outcome, at }) => ({ channel, outcome, at: at.toISOString() })),
    documents: row.documents.map(({ kind, sha256, createdAt }) => ({
      kind,
      sha256: Buffer.from(sha256).toString('hex'),
      receivedAt: createdAt.toISOString(),
    })),
  }));
}
