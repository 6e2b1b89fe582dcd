import { addBusinessDays, cutOffOf, todayInSaoPaulo } from '@fio/domain';
import { runIn } from '../src/core/database/run-in.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { CAMPAIGN, daysFrom, dayOf, HOUR, lotteryDay, SUNDAY } from './days.ts';
import { EARNING, EDITION } from './edition.ts';
import { type DemoPrize, editionPrizes, flashPrizes } from './draws.ts';
import type { Random } from './random.ts';
import type { PrizeArt } from './seed-art.ts';
import { VETERANS } from './seed-people.ts';
import { logDraws } from './log-promises.ts';
import type { TicketServices } from '../src/areas/tickets/index.ts';

/** The edition before this one, and a draw that is over; in days from now. */
export const BEFORE = { from: -240, to: -150, lottery: -140 } as const;
const FLASH = { from: -35, to: -3 } as const;
/** So many hours before an extraction its list can't be closed any more by who begins to look around now. */
const TOO_LATE = 4;
/** How many of the crowd have numbers of the draw that is over. */
const FLASH_PEOPLE = 140;
export const EDITION_SLUG = 'primeira-edicao';

interface Seeding {
  /** Those one may sign in as come first, then the veterans. */
  readonly people: readonly { readonly id: string }[];
  readonly regulationId: string | null;
  readonly pictures: PrizeArt;
  readonly random: Random;
  readonly now: Date;
}
type Dependencies = Pick<Infrastructure, 'config' | 'vaults'> & TicketServices;

/** Where and when a draw by the extraction of that day is held: at 2 p.m. of the second business day after it. */
const occasion = (lotteryDate: Date) => ({
  lotteryDate,
  plannedAt: new Date(Date.parse(addBusinessDays(lotteryDate.toISOString().slice(0, 10), 2)) + 17 * HOUR),
  place: 'Avenida da Meada, 1.500, São Paulo, SP',
});

/**
 * Today's extraction, for staff to walk through at once; from the afternoon on tomorrow's, whose list may still be closed. On
 * Sundays there never is one.
 */
function flashDay(now: Date): Date {
  const today = todayInSaoPaulo(now);
  const day = dayOf(daysFrom(now, now < cutOffOf(today, TOO_LATE) ? 0 : 1));
  return day.getUTCDay() === SUNDAY ? daysFrom(day, 1) : day;
}

const prizesOf = (prizes: readonly DemoPrize[], pictures: PrizeArt) => ({
  create: prizes.map(({ art, ...prize }, index) => ({
    ...prize,
    position: index + 1,
    pictureId: pictures.get(art)?.id ?? null,
  })),
});

/** A draw whose period is over: its numbers given to `people`, one to five each, and their order published. */
async function seedOver(
  { luckyNumbers }: Dependencies,
  tx: Transaction,
  data: Prisma.DrawUncheckedCreateInput,
  { people, random }: Pick<Seeding, 'people' | 'random'>,
): Promise<string> {
  const before = daysFrom(data.periodFrom as Date, -4);
  const { id } = await tx.draw.create({
    data: {
      state: 'scheduled',
      place: 'São Paulo',
      surrogates: 2,
      changedAt: before,
      createdAt: before,
      ownershipProvedOn: before,
      ...data,
    },
  });
  await luckyNumbers.commit(runIn(tx), id, daysFrom(before, 1));
  const grants = people.map(({ id: registrationId }) => ({
    registrationId,
    invoiceId: null,
    origin: 'registration' as const,
    count: Math.floor(random.between(1, 6)),
  }));
  await luckyNumbers.grant(runIn(tx), id, grants, daysFrom(data.periodTo as Date, -2));
  await tx.numberPool.update({
    where: { drawId: id },
    data: { revealedAt: daysFrom(data.periodTo as Date, 1.5) },
  });
  return id;
}

/** The draw of the edition before, still to be held; one that is over, with today's extraction; and the one to come, whose id is answered. */
export async function seedDraws(services: Dependencies, tx: Transaction, seeding: Seeding): Promise<string> {
  const { people, regulationId, pictures, random, now } = seeding;
  const edition = {
    slug: EDITION_SLUG,
    title: 'Puxe o Fio, 1ª edição',
    certificate: '04.039120/2025',
    periodFrom: dayOf(daysFrom(now, BEFORE.from)),
    periodTo: dayOf(daysFrom(now, BEFORE.to)),
    lotteryDate: lotteryDay(daysFrom(now, BEFORE.lottery)),
    seriesLast: 4,
    prizes: prizesOf(editionPrizes, pictures),
  };
  const held = await seedOver(services, tx, edition, { people: people.slice(3, 3 + VETERANS), random });
  await logDraws(services, tx, [held]);
  const flash = {
    slug: 'sorteio-relampago',
    title: 'Sorteio relâmpago',
    certificate: services.config.campaign.certificate,
    regulationId,
    periodFrom: dayOf(daysFrom(now, FLASH.from)),
    periodTo: dayOf(daysFrom(now, FLASH.to)),
    ...occasion(flashDay(now)),
    seriesLast: 1,
    prizes: prizesOf(flashPrizes, pictures),
  };
  await seedOver(services, tx, flash, { people: people.slice(0, FLASH_PEOPLE), random });
  const { id } = await tx.draw.create({
    data: {
      slug: 'segunda-edicao',
      title: 'Puxe o Fio, 2ª edição',
      state: 'scheduled',
      certificate: services.config.campaign.certificate,
      regulationId,
      periodFrom: dayOf(daysFrom(now, CAMPAIGN.start)),
      periodTo: dayOf(daysFrom(now, CAMPAIGN.end)),
      ...occasion(lotteryDay(daysFrom(now, CAMPAIGN.draw))),
      ...EDITION,
      earning: EARNING as unknown as Prisma.InputJsonObject,
      prizes: prizesOf(editionPrizes, pictures),
    },
  });
  return id;
}
