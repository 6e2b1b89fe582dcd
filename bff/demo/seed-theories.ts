import { randomUUID } from 'node:crypto';
import type { Transaction } from '../src/core/database/prisma.ts';
import { DAY, dayOf, daysFrom, HOUR } from './days.ts';
import type { ShowArt } from './seed-art.ts';
import { demoShows, premiereOf } from './shows.ts';
import { demoTheories, type DemoTheory } from './theories/index.ts';

/** A theory as it was written, with what the votes need to know. */
export interface SeededTheory {
  readonly id: string;
  readonly theory: DemoTheory;
  readonly optionIds: readonly string[];
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly resolvedAt: Date | null;
}

async function seedShows(
  tx: Transaction,
  art: ReadonlyMap<string, ShowArt>,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map(demoShows.map(({ slug }) => [slug, randomUUID()]));
  await tx.picture.createMany({ data: [...art.values()].flatMap(({ poster, hero }) => [poster, hero]) });
  await tx.mediaFile.createMany({
    data: [...art.values()].flatMap(({ trailer }) => (trailer ? [trailer.video, trailer.captions] : [])),
  });
  await tx.show.createMany({
    data: demoShows.map(({ colors, premiere, ...show }) => ({
      ...show,
      id: ids.get(show.slug) ?? randomUUID(),
      state: 'published',
      releaseDate: premiereOf({ premiere }, now),
      colorFrom: colors.from,
      colorTo: colors.to,
      colorAccent: colors.accent,
      posterId: art.get(show.slug)?.poster.id ?? null,
      heroId: art.get(show.slug)?.hero.id ?? null,
      videoId: art.get(show.slug)?.trailer?.video.id ?? null,
      captionsId: art.get(show.slug)?.trailer?.captions.id ?? null,
      createdAt: daysFrom(now, -100),
      updatedAt: daysFrom(now, -100),
    })),
  });
  return ids;
}

/** In São Paulo, which is three hours behind: a theory opens at noon and closes with the day. */
const [NOON, DAYS_END] = [15 * HOUR, 27 * HOUR - 1];

/** So many days the premiere was moved back to its day of the week, and with it whatever has begun. */
function shiftOf({ show: slug, state }: DemoTheory, now: Date): number {
  const show = demoShows.find((one) => one.slug === slug);
  if (!show || state === 'draft' || state === 'scheduled') return 0;
  return (premiereOf(show, now).getTime() - dayOf(daysFrom(now, show.premiere.inDays)).getTime()) / DAY;
}

function seeded(theory: DemoTheory, now: Date): SeededTheory {
  const on = (days: number) => dayOf(daysFrom(now, days + shiftOf(theory, now))).getTime();
  const closesAt = new Date(on(theory.closesInDays) + DAYS_END);
  const isResolved = theory.state === 'resolved';
  return {
    id: randomUUID(),
    theory,
    optionIds: theory.options.map(() => randomUUID()),
    opensAt: new Date(on(theory.opensInDays) + NOON),
    closesAt,
    resolvedAt: isResolved ? new Date(Math.min(closesAt.getTime() + DAY, now.getTime())) : null,
  };
}

const shortDay = (day: Date) => {
  const [year = '', month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year.slice(2)}`;
};

/** The theory with the premiere that its note may tell of. */
function dated(theory: DemoTheory, now: Date): DemoTheory {
  const show = demoShows.find(({ slug }) => slug === theory.show);
  if (!show || theory.note === undefined) return theory;
  return { ...theory, note: theory.note.replace('{{premiere}}', shortDay(premiereOf(show, now))) };
}

const rowOf = ({ id, theory, opensAt, closesAt, resolvedAt }: SeededTheory, showId: string, now: Date) => {
  const { slug, title, type, state, featured = false, stamp = null, note = null } = theory;
  const createdAt = new Date(Math.min(opensAt.getTime() - 2 * DAY, now.getTime() - DAY));
  const updatedAt = resolvedAt ?? createdAt;
  return {
    id,
    showId,
    slug,
    title,
    type,
    state,
    featured,
    stamp,
    note,
    opensAt,
    closesAt,
    resolvedAt,
    createdAt,
    updatedAt,
  };
};

/** Writes series and theories in every state. */
export async function seedTheories(
  tx: Transaction,
  art: ReadonlyMap<string, ShowArt>,
  now: Date,
): Promise<SeededTheory[]> {
  const shows = await seedShows(tx, art, now);
  const all = demoTheories.map((theory) => seeded(dated(theory, now), now));
  const rows = all.map((one) => rowOf(one, shows.get(one.theory.show) ?? '', now));
  // The truth points at an option, and an option at its theory: written first as closed, then resolved.
  const unresolved = rows.map((row) => (row.state === 'resolved' ? { ...row, state: 'closed' } : row));
  await tx.poll.createMany({ data: unresolved });
  await tx.pollOption.createMany({
    data: all.flatMap(({ id, theory, optionIds }) =>
      theory.options.map((label, position) => ({
        id: optionIds[position] ?? '',
        pollId: id,
        label,
        position,
      })),
    ),
  });
  for (const { id, theory, optionIds, resolvedAt } of all.filter((one) => one.resolvedAt !== null)) {
    const correctOptionId = optionIds[theory.correct ?? 0] ?? null;
    await tx.poll.update({
      where: { id },
      data: { state: 'resolved', correctOptionId, updatedAt: resolvedAt ?? now },
    });
  }
  return all;
}
