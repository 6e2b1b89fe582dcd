import { MOST_RECORDS } from '@fio/contracts';
import { formatLuckyNumber } from '@fio/domain';
import { dayOf } from '../../../core/database/day-of.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { titledEntries } from '../../tickets/index.ts';
import type { Tab, TabItem } from './tab.ts';

const take = MOST_RECORDS;

export async function invoicesOf({ db }: RequestContext, registrationId: string): Promise<Tab<'invoices'>> {
  const where = { registrationId };
  const [rows, total] = await Promise.all([
    db.invoice.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take }),
    db.invoice.count({ where }),
  ]);
  const items = rows.map(({ id, state, cnpj, number, purchasedOn, valueCents, createdAt }) => ({
    id,
    cnpj,
    number,
    valueCents,
    // Held by a check constraint.
    state: state as TabItem<'invoices'>['state'],
    purchasedOn: dayOf(purchasedOn),
    createdAt: createdAt.toISOString(),
  }));
  return { items, total };
}

export async function ticketsOf({ db }: RequestContext, registrationId: string): Promise<Tab<'tickets'>> {
  const where = { registrationId };
  const [rows, total] = await Promise.all([
    db.ticket.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { counter: 'desc' }],
      take,
      include: { pool: { select: { seriesSize: true, draw: { select: { title: true } } } } },
    }),
    db.ticket.count({ where }),
  ]);
  const items = rows.map(({ drawId, counter, series, number, pool, origin, state, createdAt }) => ({
    id: `${drawId}:${counter}`,
    number: formatLuckyNumber({ series, order: number }, pool.seriesSize),
    draw: pool.draw.title,
    // Held by check constraints.
    origin: origin as TabItem<'tickets'>['origin'],
    state: state as TabItem<'tickets'>['state'],
    createdAt: createdAt.toISOString(),
  }));
  return { items, total };
}

export async function earningsOf({ db }: RequestContext, registrationId: string): Promise<Tab<'earnings'>> {
  const where = { registrationId };
  const include = { draw: { select: { title: true } } };
  const [rows, total] = await Promise.all([
    db.earning.findMany({ where, orderBy: { id: 'desc' }, take, include }),
    db.earning.count({ where }),
  ]);
  return { items: await titledEntries(db, rows), total };
}

export async function prizesOf({ db }: RequestContext, registrationId: string): Promise<Tab<'prizes'>> {
  const where = { registrationId };
  const [rows, total] = await Promise.all([
    db.prize.findMany({
      where,
      orderBy: [{ claimedAt: 'desc' }, { id: 'desc' }],
      take,
      include: { kind: { select: { title: true } } },
    }),
    db.prize.count({ where }),
  ]);
  const items = rows.map(({ id, kind, state, claimedAt }) => ({
    id,
    title: kind.title,
    // Held by a check constraint.
    state: state as TabItem<'prizes'>['state'],
    claimedAt: claimedAt?.toISOString() ?? null,
  }));
  return { items, total };
}
