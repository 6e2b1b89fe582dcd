import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Language } from '@fio/contracts';
import { compressed, type Compressed } from '../../core/files/compressed.ts';
import { AHEAD, PUBLISHED } from '../../core/draw-facts.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { ShowDates } from '../shows/index.ts';
import { calendarFile } from './calendar-file.ts';
import { type DrawDates, eventsOfDraw, eventsOfShow } from './calendar-events.ts';
import { calendarWords } from './words.ts';

/** A file as it leaves, whoever asks. */
export interface CalendarFile extends Compressed {
  readonly tag: string;
}

interface Dependencies extends Pick<Infrastructure, 'db' | 'clock' | 'config'> {
  readonly dates: () => Promise<readonly ShowDates[]>;
}

/** Which calendar: of a series, or of the whole campaign. */
export interface Wanted {
  readonly language: Language;
  readonly show: string | null;
}

/** So old a file may be, in milliseconds. */
const MAX_AGE_MS = 5_000;
const CAPACITY = 200;

/** Draws with a date, those that were held, and those that were called off after their list was public. */
const withDates = (db: Dependencies['db']): Promise<DrawDates[]> =>
  db.draw.findMany({
    where: {
      OR: [
        { state: { in: [...AHEAD, ...PUBLISHED] } },
        { state: 'cancelled', commitmentHash: { not: null } },
      ],
    },
    select: {
      id: true,
      slug: true,
      title: true,
      state: true,
      periodTo: true,
      lotteryDate: true,
      version: true,
      updatedAt: true,
    },
  });

/** Makes each calendar once for however many subscribe to it. */
export class CalendarFiles {
  readonly #dependencies: Dependencies;
  readonly #kept = new LRUCache<string, CalendarFile, Wanted>({
    max: CAPACITY,
    ttl: MAX_AGE_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context }) => this.#make(context),
  });

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** null for a series that the public may not see. */
  async file(wanted: Wanted): Promise<CalendarFile | null> {
    const key = `${wanted.language}/${wanted.show ?? ''}`;
    return (await this.#kept.fetch(key, { context: wanted })) ?? null;
  }

  async #make({ language, show }: Wanted): Promise<CalendarFile | undefined> {
    const { db, clock, config, dates } = this.#dependencies;
    const words = calendarWords[language];
    const brand = config.campaign.name;
    const shows = (await dates()).filter(({ slug }) => show === null || slug === show);
    const [only] = shows;
    if (show !== null && only === undefined) return undefined;
    const draws = show === null ? await withDates(db) : [];
    const events = [
      ...shows.flatMap((one) => eventsOfShow(words, one)),
      ...draws.flatMap((draw) => eventsOfDraw(words, draw)),
    ];
    const name = show !== null && only ? words.show(only.title, brand) : words.campaign(brand);
    const text = calendarFile(events, {
      name,
      language,
      brand,
      publicUrl: config.publicUrl,
      now: clock.now(),
    });
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { ...(await compressed(Buffer.from(text))), tag };
  }
}
