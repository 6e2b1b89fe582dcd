import { pollView } from '../polls/index.ts';
import type { Content, PublishedShow } from './content.ts';

/** An address with the moment its content last changed. */
interface ContentAddress {
  readonly path: string;
  readonly changedAt: Date;
}

const latest = (moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

function ofShow(show: PublishedShow, now: Date): ContentAddress[] {
  const polls = show.polls.filter((poll) => pollView(poll, undefined, now) !== null);
  return [
    {
      path: `/${show.slug}`,
      changedAt: latest([show.updatedAt, ...polls.map(({ updatedAt }) => updatedAt)]),
    },
    ...polls.map(({ slug, updatedAt }) => ({ path: `/teoria/${slug}`, changedAt: updatedAt })),
  ];
}

/** Every series and theory that visitors may see. */
export const addressesOf = (content: Content, now: Date): ContentAddress[] =>
  content.flatMap((show) => ofShow(show, now));
