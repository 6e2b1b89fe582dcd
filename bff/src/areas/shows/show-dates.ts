import { dayOf } from '../../core/database/day-of.ts';
import { publicStateOf } from '../polls/index.ts';
import type { Content, PublishedShow } from './content.ts';

/** When a theory closes, or closed; with what tells a change of it. */
export interface Closing {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly closesAt: Date;
  readonly version: number;
  readonly updatedAt: Date;
}

/** What of a published series has a date. */
export interface ShowDates {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly platform: string;
  /** `YYYY-MM-DD`. */
  readonly releaseDate: string | null;
  readonly version: number;
  readonly updatedAt: Date;
  /** Of the theories that visitors may see. */
  readonly closings: readonly Closing[];
}

/** Of a theory that staff closed sooner, the moment it would have closed at means nothing any more. */
const closingsOf = ({ polls }: PublishedShow, now: Date): Closing[] =>
  polls.flatMap((poll) => {
    const { id, slug, title, closesAt, version, updatedAt } = poll;
    const state = publicStateOf(poll, now);
    if (state === null || closesAt === null || (state !== 'open' && closesAt > now)) return [];
    return [{ id, slug, title, closesAt, version, updatedAt }];
  });

/** The dates of every published series, as visitors may know them at `now`. */
export const showDates = (content: Content, now: Date): ShowDates[] =>
  content.map((show) => {
    const { id, slug, title, platform, releaseDate, version, updatedAt } = show;
    const dates = { releaseDate: dayOf(releaseDate), closings: closingsOf(show, now) };
    return { id, slug, title, platform, version, updatedAt, ...dates };
  });
