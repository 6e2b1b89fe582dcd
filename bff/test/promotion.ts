import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  type BeaconChain,
  COMMON_EARNING_RULE,
  COMMON_RULE_SET,
  type EarningRule,
  todayInSaoPaulo,
} from '@fio/domain';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { commitSchedule, type Schedule } from '../src/areas/prizes/commit-schedule.ts';
import { keepSealed } from '../src/core/files/keep-sealed.ts';
import { runIn } from '../src/core/database/run-in.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { createVisitor } from './factories.ts';
import { DAY } from './clock.ts';
import type { TicketServices } from '../src/areas/tickets/index.ts';

type Dependencies = TicketServices & Pick<Infrastructure, 'db' | 'clock' | 'vaults' | 'identity'>;

const dayOf = (instant: Date) => new Date(todayInSaoPaulo(instant));
const from = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/**
 * A draw that runs today, its numbers committed, from series 0 on; `given`: places that are gone already; `digits`: of the
 * order; `earning`: what of its rule isn't the common one; `lotteryIn`: days to its extraction.
 */
export async function createRunningDraw(
  { db, clock, luckyNumbers }: Dependencies,
  {
    series = 2,
    given = 0,
    digits: count = 5,
    earning = {},
    lotteryIn = 20,
  }: {
    series?: number;
    given?: number;
    digits?: number;
    earning?: Partial<EarningRule>;
    lotteryIn?: number;
  } = {},
): Promise<string> {
  const now = clock.now();
  const ruleSet = { ...COMMON_RULE_SET, order: COMMON_RULE_SET.order.slice(0, count) };
  const { id } = await db.draw.create({
    data: {
      slug: randomUUID(),
      title: 'Sorteio de teste',
      state: 'scheduled',
      periodFrom: dayOf(from(now, -10)),
      periodTo: dayOf(from(now, 10)),
      lotteryDate: dayOf(from(now, lotteryIn)),
      seriesLast: series - 1,
      ruleSet: ruleSet as unknown as Prisma.InputJsonObject,
      earning: { ...COMMON_EARNING_RULE, ...earning } as unknown as Prisma.InputJsonObject,
    },
  });
  await luckyNumbers.commit(runIn(db), id, from(now, -11));
  if (given > 0) await db.numberPool.update({ where: { drawId: id }, data: { next: given } });
  return id;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** An invoice that is being checked, with a receipt of its own; of a new visitor unless said whose. */
export async function createInvoice(
  services: Dependencies,
  { registrationId, ...changes }: Partial<Prisma.InvoiceUncheckedCreateInput> = {},
) {
  const { db, clock } = services;
  return db.invoice.create({
    data: {
      registrationId: registrationId ?? (await createVisitor(services)).id,
      model: '65',
      cnpj: '12345678000195',
      series: '001',
      number: digits(9),
      valueCents: 5000,
      origin: 'key',
      state: 'checking',
      createdAt: clock.now(),
      changedAt: clock.now(),
      ...changes,
    },
  });
}

/** Evidence for a claim, as a sales record gives it, and the claim confirmed by it: what counts has been confirmed. */
export async function confirmClaim({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, invoiceId: string) {
  const evidence = { reference: 'venda 1', digest: randomBytes(32) };
  const answer = { source: 'sales', verdict: 'confirmed', proof: 'receipt', at: clock.now() };
  await db.invoiceConfirmation.create({ data: { ...answer, ...evidence, invoiceId } });
  return db.invoice.update({
    where: { id: invoiceId },
    data: { confirmedAt: clock.now(), confirmedBy: 'sales' },
  });
}

/**
 * A schedule of one kind whose slots lie within its hours; began a day ago and lasts a day unless said. It waits for no round of a
 * beacon, as those that are older than it, but for one of `chain`, named a day before it begins.
 */
export async function createSchedule(
  services: Dependencies,
  { slots, chain = null, ...changes }: Partial<Schedule> & { slots: number; chain?: BeaconChain | null },
): Promise<string> {
  const now = services.clock.now();
  const kind = await services.db.prizeKind.create({ data: { title: 'Par de ingressos', valueCents: 9000 } });
  const hours = { startsAt: from(now, -1), endsAt: from(now, 1), opensMinute: 0, closesMinute: 1440 };
  const schedule = { title: 'Semana 1', ...hours, every: null, ...changes };
  return services.db.$transaction((tx) =>
    commitSchedule(
      { ...services, beacon: { chain } },
      tx,
      { ...schedule, allotment: [{ kindId: kind.id, quantity: slots }] },
      from(schedule.startsAt, -1),
    ),
  );
}

/** One dot. */
const IDENTITY_CARD = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** What a win's checks are held against: an identity card and where the prize goes, as staff have noted them. */
export async function collectEvidence(
  services: Pick<Infrastructure, 'db' | 'clock' | 'storage' | 'vaults'>,
  prizeId: string,
) {
  const { db, clock } = services;
  const byId = randomUUID();
  await keepSealed({ ...services, readBody: () => Promise.resolve(IDENTITY_CARD) }, 'prizes', (file) =>
    db.prizeDocument.create({ data: { prizeId, kind: 'identity', ...file, byId } }),
  );
  const street = { zip: '50030230', street: 'Rua do Bom Jesus', number: '125', district: 'Recife' };
  const place = { city: 'Recife', state: 'PE', byId, updatedAt: clock.now() };
  await db.prizeAddress.create({ data: { prizeId, ...street, ...place } });
}
