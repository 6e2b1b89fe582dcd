import { randomUUID } from 'node:crypto';
import type { Transaction } from '../src/core/database/prisma.ts';
import { DAY, daysFrom } from './days.ts';
import type { ShowArt } from './seed-art.ts';
import { demoShows } from './shows.ts';
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
  await tx.show.createMany({
    data: demoShows.map(({ colors, releaseDate, ...show }) => ({
      ...show,
      id: ids.get(show.slug) ?? randomUUID(),
      state: 'published',
      releaseDate: new Date(releaseDate),
      colorFrom: colors.from,
      colorTo: colors.to,
      colorAccent: colors.accent,
      posterId: art.get(show.slug)?.poster.id ?? null,
      heroId: art.get(show.slug)?.hero.id ?? null,
      createdAt: daysFrom(now, -100),
      updatedAt: daysFrom(now, -100),
    })),
  });
  return ids;
}

function seeded(theory: DemoTheory, now: Date): SeededTheory {
  const closesAt = daysFrom(now, theory.closesInDays);
  const isResolved = theory.state === 'resolved';
  return {
    id: randomUUID(),
    theory,
    optionIds: theory.options.map(() => randomUUID()),
    opensAt: daysFrom(now, theory.opensInDays),
    closesAt,
    resolvedAt: isResolved ? new Date(Math.min(closesAt.getTime() + DAY, now.getTime())) : null,
  };
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
  const all = demoTheories.map((theory) => seeded(theory, now));
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
