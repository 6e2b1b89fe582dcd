import { formatLuckyNumber } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { dayOf } from '../../core/database/day-of.ts';

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** The receipts a visitor sent, the oldest first. A photo of one is in the profile, beside it. */
export async function invoicesData({ db }: Infrastructure, registrationId: string) {
  const rows = await db.invoice.findMany({ where: { registrationId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ accessKey, cnpj, number, purchasedOn, valueCents, state, reason, ip, ...row }) => ({
    ...{ accessKey, cnpj, number, valueCents, state, reason, ip },
    purchasedOn: dayOf(purchasedOn),
    photo: row.fileKey !== null,
    sentAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }));
}

/** Lucky numbers in the order they were given, void ones too. */
export async function numbersData({ db }: Infrastructure, registrationId: string) {
  const rows = await db.ticket.findMany({
    where: { registrationId },
    orderBy: [{ createdAt: 'asc' }, { drawId: 'asc' }, { counter: 'asc' }],
    include: { pool: { select: { draw: { select: { title: true } } } } },
  });
  return rows.map(({ series, number, origin, state, reason, createdAt, pool }) => ({
    draw: pool.draw.title,
    number: formatLuckyNumber({ series, order: number }),
    ...{ origin, state, reason },
    givenAt: createdAt.toISOString(),
  }));
}

/** What a visitor won at once or was given, the oldest first. */
export async function prizesData({ db }: Infrastructure, registrationId: string) {
  const rows = await db.prize.findMany({
    where: { registrationId },
    orderBy: { claimedAt: 'asc' },
    include: { kind: { select: { title: true } } },
  });
  return rows.map(({ kind, state, reason, claimedAt, validatedAt, deliveredAt }) => ({
    ...{ title: kind.title, state, reason },
    wonAt: instant(claimedAt),
    validatedAt: instant(validatedAt),
    deliveredAt: instant(deliveredAt),
  }));
}
