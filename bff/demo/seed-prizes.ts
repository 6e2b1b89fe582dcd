import { roundTime } from '@fio/domain';
import type { PrizeSchedule } from '../src/generated/prisma/client.ts';
import { claimPrize } from '../src/areas/prizes/claim-prize.ts';
import { commitSchedule } from '../src/areas/prizes/commit-schedule.ts';
import { invalidatePrize, stepPrize } from '../src/areas/prizes/move-prize.ts';
import { placeSlots } from '../src/areas/prizes/place-slots.ts';
import { scheduleBinding } from '../src/areas/prizes/schedule-binding.ts';
import { beaconOf } from '../src/areas/prizes/schedule-beacon.ts';
import { keepSignature } from '../src/areas/prizes/tell-beacons.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { runIn } from '../src/core/database/run-in.ts';
import { appendEntry } from '../src/core/transparency/append-entry.ts';
import { CAMPAIGN, DAY, daysFrom } from './days.ts';
import { demoPrizeKinds } from './promotion.ts';
import { demoStaff } from './staff.ts';

type Dependencies = Pick<Infrastructure, 'config' | 'vaults' | 'beacon'>;

/** Something done at a moment gone by; it may have other things follow. */
export interface DatedStep {
  readonly at: Date;
  readonly take: (tx: Transaction) => Promise<readonly DatedStep[] | void>;
}

const OPEN = { opensMinute: 9 * 60, closesMinute: 22 * 60 };
const clockAt = (at: Date) => ({ now: () => at });

interface Planned {
  readonly title: string;
  readonly days: readonly [from: number, to: number];
  readonly quantities: readonly number[];
  readonly revealed: number | null;
}

/** The first week's schedule, all of it won, and the one that runs. */
const PLANNED: readonly Planned[] = [
  { title: 'Semana de estreia', days: [-75, -68], quantities: [2, 1, 1], revealed: -67 },
  { title: 'Temporada de prêmios', days: [-40, CAMPAIGN.end], quantities: [6, 10, 4], revealed: null },
];

function reveal(services: Dependencies, { id }: Pick<PrizeSchedule, 'id'>, at: Date): DatedStep {
  const take = async (tx: Transaction) => {
    await placeSlots({ ...services, clock: clockAt(at) }, runIn(tx));
    const schedule = await tx.prizeSchedule.update({ where: { id }, data: { revealedAt: at } });
    await appendEntry(tx, scheduleBinding(services, schedule), at);
  };
  return { at, take };
}

/** A demonstration's own beacon has every round that is asked for at once; for another the past isn't made up. */
const beaconFor = ({ config, beacon }: Dependencies) =>
  config.beacon.kind === 'demonstration' ? beacon : { chain: null };

/** The round it waits for, as it came. */
function mix({ beacon }: Dependencies, schedule: PrizeSchedule): DatedStep[] {
  const named = beaconOf(schedule);
  if (named === null) return [];
  const at = new Date(roundTime(named));
  const take = async (tx: Transaction) => {
    const signature = await beacon.signatureOf(named);
    if (signature) await keepSignature(tx, schedule.id, { round: named.round, signature, at });
  };
  return [{ at, take }];
}

function plan(services: Dependencies, kindIds: readonly string[], now: Date): DatedStep[] {
  return PLANNED.map(({ title, days: [from, to], quantities, revealed }) => {
    const at = daysFrom(now, from - 5);
    const hours = { ...OPEN, startsAt: daysFrom(now, from), endsAt: daysFrom(now, to) };
    const allotment = quantities.map((quantity, index) => ({ kindId: kindIds[index] ?? '', quantity }));
    const take = async (tx: Transaction) => {
      const schedule = { title, every: null, ...hours, allotment };
      const ports = { ...services, clock: clockAt(at), beacon: beaconFor(services) };
      const id = await commitSchedule(ports, tx, schedule);
      const committed = await tx.prizeSchedule.findUniqueOrThrow({ where: { id } });
      await appendEntry(tx, scheduleBinding(services, committed), at);
      const told = mix(services, committed);
      return revealed === null ? told : [...told, reveal(services, committed, daysFrom(now, revealed))];
    };
    return { at, take };
  });
}

/** What the desk has done with the first wins: one got theirs, one waits, one never answered. */
function decisions(id: string, turn: number, claimedAt: Date, actorId: string): DatedStep[] {
  const after = (days: number) => new Date(claimedAt.getTime() + days * DAY);
  const step = (days: number, take: (tx: Transaction, now: Date) => Promise<unknown>): DatedStep => ({
    at: after(days),
    take: async (tx) => void (await take(tx, after(days))),
  });
  if (turn === 2)
    return [step(14, (tx, now) => invalidatePrize(tx, id, { actorId, now, reason: 'no_answer' }))];
  const validated = step(2, (tx, now) =>
    stepPrize(tx, id, 'validated', { actorId, now }, { validatedAt: now }),
  );
  if (turn === 1) return [validated];
  const note = 'Entregue pelos Correios, recebido pela própria ganhadora.';
  const delivered = step(9, (tx, now) =>
    stepPrize(tx, id, 'delivered', { actorId, now, note }, { deliveredAt: now }),
  );
  return turn === 0 ? [validated, delivered] : [];
}

/** Each receipt that counts wins what was due when it was sent, in the order in which they were decided. */
async function claims(services: Dependencies, tx: Transaction): Promise<DatedStep[]> {
  const { email = '' } = demoStaff[0] ?? {};
  const { id: actorId } = await tx.adminUser.findFirstOrThrow({ where: { email }, select: { id: true } });
  const invoices = await tx.invoice.findMany({ where: { state: 'valid', confirmedAt: { not: null } } });
  let wins = 0;
  return invoices.map(({ id: invoiceId, registrationId, createdAt, confirmedAt }) => {
    const at = confirmedAt ?? createdAt;
    const take = async (inTx: Transaction) => {
      const participation = { registrationId, invoiceId, at: createdAt };
      const won = await claimPrize({ ...services, clock: clockAt(at) }, inTx, participation);
      return won === null ? [] : decisions(won.id, wins++, at, actorId);
    };
    return { at, take };
  });
}

/** Kinds of prizes, their schedules, and what was won of them so far: each as it came about, for the log tells it in order. */
export async function prizeSteps(services: Dependencies, tx: Transaction, now: Date): Promise<DatedStep[]> {
  const pictures = await tx.picture.findMany({ where: { key: { startsWith: 'demo/premio-' } } });
  const kinds = await tx.prizeKind.createManyAndReturn({
    data: demoPrizeKinds.map(({ art, ...kind }, position) => ({
      ...kind,
      position,
      pictureId: pictures.find(({ key }) => key.startsWith(`demo/premio-${art}-`))?.id ?? null,
      createdAt: daysFrom(now, -90),
    })),
  });
  const ids = kinds.map(({ id }) => id);
  return [...plan(services, ids, now), ...(await claims(services, tx))];
}
