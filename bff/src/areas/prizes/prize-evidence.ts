import type { prizeCommitments, PrizeWin, ResponseOf } from '@fio/contracts';
import { committedSlots, type LoggedWin, loggedWins, maskCpf } from '@fio/domain';
import { AppError } from '../../core/errors.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { shake256 } from '../../core/secrets/shake256.ts';
import { entriesOfSchedule, logEntryOf } from '../../core/transparency/entries-of.ts';
import { commitmentOf, kindTitles } from './commitment.ts';
import { nameOf } from './prize-view.ts';
import { seedOf } from './schedule-beacon.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults'>;

const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
/** What the log has in the place of a name (tell_prize, in SQL). */
const holderOf = (prizeId: string, registrationId: string): string =>
  Buffer.from(sha256(Buffer.concat([uuidBytes(prizeId), uuidBytes(registrationId)]))).toString('hex');

/** Who has the prizes of a schedule, by what the log has in the place of their names. */
async function winnersOf({ db, vaults }: Dependencies, scheduleId: string) {
  const won = await db.prize.findMany({
    where: { scheduleId, state: { in: ['pending', 'validated', 'delivered'] } },
    include: { registration: true },
  });
  const named = won.flatMap(({ id, registration: person }) =>
    person === null || person.anonymisedAt !== null
      ? []
      : [
          [
            holderOf(id, person.id),
            {
              name: nameOf(person),
              cpf: maskCpf(vaults.cpf.cpfOf(person)),
              city: person.city,
              state: person.state,
            },
          ] as const,
        ],
  );
  return new Map<string, PrizeWin['winner']>(named);
}

const isReason = (reason: string | null) => reason as PrizeWin['refused'];

/**
 * What became of a schedule, once its seed is told: NOT_FOUND before, and of those that are older than the log of wins. What
 * the log tells goes before what the tables say: a prize that was moved past it is shown as the log has it.
 */
export async function prizeEvidence(
  services: Dependencies,
  id: string,
): Promise<ResponseOf<typeof prizeCommitments.evidence>> {
  const { db, vaults } = services;
  const schedule = await db.prizeSchedule.findUnique({ where: { id } });
  if (schedule === null || schedule.revealedAt === null) throw new AppError('NOT_FOUND');
  const [entries, titles] = await Promise.all([entriesOfSchedule(db, id), kindTitles(db)]);
  const isTold = entries.some(({ event }) => event.type === 'prizes_committed' && event.winsTold);
  if (!isTold) throw new AppError('NOT_FOUND');
  const commitment = commitmentOf(services, schedule, titles);
  const seed = vaults.seeds.open(schedule.seedEncrypted, places.prizeSchedule(id));
  const slots = committedSlots(shake256, commitment, seedOf(vaults.seeds, schedule));
  const events = entries.map(({ event }) => event);
  const wins = loggedWins(slots, commitment.startsAt, events) ?? [];
  const winners = await winnersOf(services, id);
  const shown = (win: LoggedWin) => ({
    ...win,
    refused: isReason(win.refused),
    winner: win.refused === null ? (winners.get(win.holder) ?? null) : null,
  });
  return {
    format: 'fio-prizes-evidence/1',
    schedule: {
      ...commitment,
      seed: seed.toString('hex'),
      revealedAt: schedule.revealedAt.toISOString(),
    },
    slots: slots.map((slot, index) => ({
      slot: index + 1,
      ...slot,
      wins: (wins[index] ?? []).map(shown),
    })),
    log: entries.map(logEntryOf),
  };
}
