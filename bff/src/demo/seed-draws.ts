import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../core/database/prisma.ts';
import { CAMPAIGN, DAY, daysFrom, HOUR } from './days.ts';
import { demoPrizes, EXTRACTION, type DemoPrize } from './draws.ts';

/** The edition before this one, in days from now. */
const BEFORE = { from: -240, to: -150, lottery: -140 };
const SATURDAY = 6;

/** A day of São Paulo, as the database keeps it. */
const dayOf = (instant: Date) => new Date(`${todayInSaoPaulo(instant)}T00:00:00Z`);
/** The Saturday on or before it: one of the two days of the week the lottery is drawn on. */
const lotteryDay = (instant: Date) => {
  const day = dayOf(instant);
  return new Date(day.getTime() - ((day.getUTCDay() - SATURDAY + 7) % 7) * DAY);
};

const prizeOf = ({ winners, ...prize }: DemoPrize, index: number) => ({
  ...prize,
  position: index + 1,
  winners: { create: winners.map((winner, place) => ({ unit: place + 1, ...winner })) },
});

/** A draw that was held, with its winners, and the one to come, whose id is answered. */
export async function seedDraws(tx: Transaction, now: Date): Promise<string> {
  const lotteryDate = lotteryDay(daysFrom(now, BEFORE.lottery));
  const calculatedAt = new Date(lotteryDate.getTime() + 3 * DAY + 17 * HOUR);
  await tx.draw.create({
    data: {
      slug: 'primeira-edicao',
      title: 'Puxe o Fio, 1ª edição',
      state: 'accounted',
      periodFrom: dayOf(daysFrom(now, BEFORE.from)),
      periodTo: dayOf(daysFrom(now, BEFORE.to)),
      lotteryDate,
      lotteryContest: '5962',
      extraction: [...EXTRACTION],
      calculatedAt,
      place: 'São Paulo',
      publishedAt: new Date(calculatedAt.getTime() + 7 * DAY),
      prizes: { create: demoPrizes.map(prizeOf) },
    },
  });
  const { id } = await tx.draw.create({
    data: {
      slug: 'segunda-edicao',
      title: 'Puxe o Fio, 2ª edição',
      state: 'scheduled',
      periodFrom: dayOf(daysFrom(now, CAMPAIGN.start)),
      periodTo: dayOf(daysFrom(now, CAMPAIGN.end)),
      lotteryDate: dayOf(daysFrom(now, CAMPAIGN.draw)),
      seriesLast: 9,
    },
  });
  return id;
}
