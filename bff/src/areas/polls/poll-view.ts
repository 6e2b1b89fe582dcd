import type { PollResults, PollView } from '@fio/contracts';
import { isVisible, pollStateAt, resultShares, seriesPair, type PollState } from '@fio/domain';
import type { Prisma } from '../../generated/prisma/client.ts';
import { imageOf } from '../uploads/index.ts';
import type { LiveResult } from './LiveResults.ts';

/** What a poll's public view is made of. */
export const pollParts = {
  show: {
    select: {
      slug: true,
      title: true,
      state: true,
      colorFrom: true,
      colorTo: true,
      colorAccent: true,
      poster: true,
    },
  },
  options: { select: { id: true, label: true }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.PollInclude;

export type PollWithParts = Prisma.PollGetPayload<{ include: typeof pollParts }>;

function paint({ slug, title, colorFrom, colorTo, colorAccent, poster }: PollWithParts['show']) {
  const pair = seriesPair({ from: colorFrom, to: colorTo, accent: colorAccent });
  return { slug, title, ...pair, poster: imageOf(poster, '') };
}

/** Of what is kept in memory: reckoned once for each theory, not once for each page that it is on. */
const painted = new WeakMap<PollWithParts['show'], ReturnType<typeof paint>>();

function showOf(show: PollWithParts['show']) {
  const known = painted.get(show) ?? paint(show);
  painted.set(show, known);
  return known;
}

const isPublic = (state: PollState): state is PollView['state'] => isVisible(state);

/** The votes on the true answer; the percentages of all answers add up to 100, so this one is the bar's own. */
function rightOf({ counts }: PollResults, correctOptionId: string | null): PollView['right'] {
  const place = counts.findIndex(({ optionId }) => optionId === correctOptionId);
  const shares = resultShares(counts.map(({ votes }) => votes));
  return place === -1 ? null : { votes: counts[place]?.votes ?? 0, percent: shares[place] ?? 0 };
}

/** The state in which visitors see a poll at `now`; null when the public may not see it. */
export function publicStateOf(
  { state: stored, opensAt, closesAt, show }: Omit<PollWithParts, 'options'>,
  now: Date,
): PollView['state'] | null {
  const state = pollStateAt({ state: stored as PollState, opensAt, closesAt }, now);
  return isPublic(state) && show.state === 'published' && opensAt ? state : null;
}

/** A poll as visitors see it at `now`, with its live figures; null when the public may not see it. */
export function pollView(poll: PollWithParts, live: LiveResult | undefined, now: Date): PollView | null {
  const state = publicStateOf(poll, now);
  if (state === null || !poll.opensAt) return null;
  const isResolved = state === 'resolved';
  const results: PollResults = live?.results ?? {
    pollId: poll.id,
    state,
    total: 0,
    counts: poll.options.map(({ id }) => ({ optionId: id, votes: 0 })),
  };
  return {
    id: poll.id,
    slug: poll.slug,
    title: poll.title,
    type: poll.type as PollView['type'],
    state,
    show: showOf(poll.show),
    options: poll.options,
    opensAt: poll.opensAt.toISOString(),
    closesAt: poll.closesAt?.toISOString() ?? null,
    featured: poll.featured,
    correctOptionId: isResolved ? poll.correctOptionId : null,
    stamp: isResolved ? (poll.stamp as PollView['stamp']) : null,
    note: isResolved ? poll.note : null,
    resolvedAt: isResolved ? (poll.resolvedAt?.toISOString() ?? null) : null,
    right: isResolved ? rightOf(results, poll.correctOptionId) : null,
    results,
  };
}
