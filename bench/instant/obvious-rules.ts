import { createHash, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fio/contracts';
import {
  type AccessKey,
  type HashedCode,
  type NeighbourReceipt,
  risksOf,
  todayInSaoPaulo,
} from '@fio/domain';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { places } from '@fio/bff/src/core/secrets/places.ts';
import { createVaults } from '@fio/bff/src/core/secrets/vaults.ts';
import { packedInvoices, unpackInvoice } from '@fio/bff/src/areas/invoices/packed-invoices.ts';
import type { PrismaClient } from '@fio/bff/src/generated/prisma/client.ts';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/** What whoever takes part is held against, each rule asked for as one writes it first. */
export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

const config = loadConfig(process.env);
const vaults = createVaults(config.secrets);

/** Account and address, each by a statement of its own. */
export function limiters(storeClient: Pool) {
  const { points, seconds } = LIMITS.invoice;
  const limiter = (keyPrefix: string, most: number) =>
    new RateLimiterPostgres({
      ...{ storeClient, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
      ...{ keyPrefix, points: most, duration: seconds },
    });
  const account = limiter('invoice:account', points);
  const address = limiter('invoice:shared', points * 10);
  return (id: string, ip: string) => Promise.all([account.consume(id), address.consume(ip)]);
}

/** One receipt at a time per person, of somebody who may take part, within the limits of a day and of the period. */
export async function assertSender(tx: Tx, id: string, at: Date) {
  await tx.$executeRaw`SELECT FROM registrations WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const person = await tx.registration.findUniqueOrThrow({
    where: { id, emailVerifiedAt: { not: null }, blockedAt: null, disabledAt: null, anonymisedAt: null },
  });
  const midnight = new Date(`${todayInSaoPaulo(at)}T00:00:00-03:00`);
  const today = await tx.invoice.count({ where: { registrationId: id, createdAt: { gte: midnight } } });
  const inAll = await tx.invoice.count({ where: { registrationId: id, state: { not: 'invalid' } } });
  if (today >= config.invoices.perDay || inAll >= config.invoices.perPeriod) throw new Error('Too many.');
  return person;
}

/** Whether the shop's code, which is kept sealed, makes the hash of this receipt. */
export async function isProved(tx: Tx, { cnpj, state }: AccessKey, code: HashedCode): Promise<boolean> {
  const known = await tx.shopCode.findMany({ where: { root: cnpj.slice(0, 8), state, number: code.csc } });
  return known.some(({ id, secret }) => {
    const plain = vaults.receipts.open(secret, places.shopCode(id)).toString();
    const made = createHash('sha1').update(`${code.covered}${plain}`).digest();
    return timingSafeEqual(made, Buffer.from(code.hash, 'hex'));
  });
}

const DATED = { some: { verdict: 'confirmed', purchasedOn: { not: null } } } as const;
const FACET = packedInvoices.values.find((facet) => {
  const { state, origin } = unpackInvoice(facet);
  return state === 'valid' && origin === 'qr';
});

interface Sent {
  readonly registrationId: string;
  readonly key: AccessKey;
  readonly value: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly at: Date;
}

/** The rules of risk: its sender's haste, the shop's values, and the receipts before and after it. */
export async function assertPlain(tx: Tx, { registrationId, key, value, day, at }: Sent): Promise<void> {
  const { cnpj, model, series, number } = key;
  const hourAgo = new Date(at.getTime() - 3_600_000);
  const before = await tx.invoice.count({ where: { registrationId, createdAt: { gt: hourAgo } } });
  const latest = await tx.invoice.findMany({
    where: { cnpj, facet: FACET ?? 0, valueCents: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: 100,
    select: { valueCents: true },
  });
  const values = latest.map(({ valueCents }) => valueCents ?? 0).toSorted((one, other) => one - other);
  const near = async (where: { readonly lt?: string; readonly gt?: string }, order: 'asc' | 'desc') =>
    tx.invoice.findMany({
      where: { cnpj, model, series, number: where, state: 'valid', confirmations: DATED },
      orderBy: { number: order },
      take: 5,
      select: { id: true, number: true, purchasedOn: true },
    });
  const told = (rows: Awaited<ReturnType<typeof near>>): NeighbourReceipt | null => {
    const [row] = rows;
    if (!row) return null;
    return { id: row.id, number: Number(row.number), day: row.purchasedOn?.toISOString().slice(0, 10) ?? '' };
  };
  const [below, above] = [await near({ lt: number }, 'desc'), await near({ gt: number }, 'asc')];
  const facts = {
    ...{ devicePeople: 0, addressPeople: 0, inHour: before + 1 },
    ...{ model, series, number, day, value },
    shop: { receipts: values.length, median: values[Math.floor(values.length / 2)] ?? 0 },
    neighbours: { receipts: below.length + above.length, before: told(below), after: told(above) },
  };
  if (risksOf(facts, config.invoices.risks).length > 0) throw new Error('A person must look.');
}
