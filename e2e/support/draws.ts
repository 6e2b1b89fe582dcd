import { randomUUID } from 'node:crypto';
import { todayInSaoPaulo } from '@fio/domain';
import { runIn } from '../../bff/src/core/database/run-in.ts';
import type { Services } from '../../bff/test/services.ts';
import { createVisitor } from '../../bff/test/factories.ts';

const DAY = 86_400_000;
/** Days ago, before anything of the demonstration: what waits there must not hold up a list. */
const PERIOD = { from: 400, to: 390 };

/** Somebody in a draw's list. */
export interface Holder {
  readonly id: string;
  readonly cpf: string;
  readonly email: string;
  readonly fullName: string;
  readonly series: number;
  readonly order: number;
}

export interface DrawToFreeze {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Who holds a number of series 0, by order. */
  readonly holders: readonly Holder[];
}

const NAMES = ['Aurora', 'Benício', 'Catarina', 'Davi', 'Elisa', 'Fabrício', 'Glória', 'Heitor'];
const dayAgo = (days: number) => new Date(todayInSaoPaulo(new Date(Date.now() - days * DAY)));

/** Takes a draw that is scheduled, with its numbers committed, to after its period, in which these numbers were given. */
export async function holdPeriod(
  services: Services,
  id: string,
  lotteryDate = dayAgo(0),
): Promise<readonly Holder[]> {
  const { db, luckyNumbers } = services;
  const period = {
    periodFrom: dayAgo(PERIOD.from),
    periodTo: dayAgo(PERIOD.to),
    lotteryDate,
    cutOffHours: -5,
  };
  await db.draw.update({ where: { id }, data: period });
  const people = [];
  // One after the other: each name has its place in the order.
  for (const name of NAMES) people.push(await createVisitor(services, { name, lastName: 'Nogueira' }));
  const grants = people.map(({ id: registrationId }) => ({
    registrationId,
    invoiceId: null,
    origin: 'manual' as const,
    count: 1,
  }));
  const given = await luckyNumbers.grant(runIn(db), id, grants, dayAgo(PERIOD.to));
  return people
    .flatMap((person, index) => {
      const [number] = given[index] ?? [];
      const fullName = `${person.name} ${person.lastName}`;
      return number ? [{ ...number, ...person, fullName }] : [];
    })
    .filter(({ series }) => series === 0)
    .toSorted((one, other) => one.order - other.order);
}

/** A draw of two series whose list may be closed at once, of one prize with a surrogate; its extraction is today, or so many days ahead. */
export async function drawToFreeze(services: Services, title: string, ahead = 0): Promise<DrawToFreeze> {
  const { db, luckyNumbers } = services;
  const lotteryDate = dayAgo(-ahead);
  const { id: regulationId } = await db.regulation.findFirstOrThrow({
    where: { kind: 'draw', publishedAt: { not: null } },
  });
  const draw = await db.draw.create({
    data: {
      title,
      slug: randomUUID(),
      state: 'scheduled',
      regulationId,
      certificate: '04.047782/2026',
      periodFrom: dayAgo(PERIOD.from),
      periodTo: dayAgo(PERIOD.to),
      lotteryDate,
      seriesLast: 1,
      surrogates: 1,
      place: 'São Paulo',
      prizes: { create: { title: 'Viagem às gravações', valueCents: 2_000_000, position: 1 } },
    },
  });
  await luckyNumbers.commit(runIn(db), draw.id, dayAgo(PERIOD.from + 1));
  const holders = await holdPeriod(services, draw.id, lotteryDate);
  await db.numberPool.update({ where: { drawId: draw.id }, data: { revealedAt: new Date() } });
  return { id: draw.id, slug: draw.slug, title, holders };
}

/** An extraction whose units give this order, and whose tens give series 2, which folds to 0 where there are two. */
export function extractionOf(order: number): string[] {
  const units = [...String(order).padStart(5, '0')];
  const tens = ['0', '0', '2', '4', '6'];
  return units.map((unit, index) => `73${index}${tens[index] ?? '0'}${unit}`);
}

/** Bars the CPF of somebody from winning. */
export async function block({ db, vaults }: Services, { cpf }: Holder): Promise<void> {
  await db.blockedCpf.create({ data: { ...vaults.cpf.lookup(cpf), reason: 'fraud' } });
}
