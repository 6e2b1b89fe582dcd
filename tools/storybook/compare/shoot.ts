/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { nextStory } from '../next-story.ts';
import { type Look, openStory } from '../open-story.ts';
import type { Part } from '../parts.ts';
import { serveFolder } from '../serve.ts';
import type { Story } from '../stories.ts';

/** A story and how it was looked at. */
export interface Shot {
  readonly part: string;
  readonly story: Story;
  readonly look: PictureLook;
  /** PNG; null where the story did not render. */
  readonly picture: Buffer | null;
}

export type PictureLook = Look & { readonly width: number };

/** How far the pictures of a part are. */
export interface Progress {
  readonly part: string;
  readonly done: number;
  /** Of those done: taken in an earlier comparison. */
  readonly kept: number;
  readonly total: number;
}

export type OnProgress = (progress: Progress) => void;

/** Both themes, both languages, a wide and a narrow window, in as few pictures as can be. */
export const LOOKS: readonly PictureLook[] = [
  { theme: 'dark', language: 'pt', width: 1280 },
  { theme: 'light', language: 'en', width: 360 },
];

const HEIGHT = 800;
/** Two cores: more pages at once only wait for each other. */
const PAGES = 3;
/** A story that never stands still is taken as it is after so many pictures. */
const MOST_PICTURES = 6;
/** The same moment for every picture, whenever it is taken. */
const MOMENT = new Date('2026-03-18T15:00:00Z');

export const keyOf = ({ part, story, look }: Omit<Shot, 'picture'>) =>
  `${part}--${story.id}--${look.theme}-${look.language}-${look.width}`;

/** A picture of all of the page, once two in a row are the same. */
async function still(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let picture = await take();
  for (let taken = 1; taken < MOST_PICTURES; taken += 1) {
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

async function newPage(browser: Browser, { width }: PictureLook): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  return page;
}

/** The stories of a part that are to be looked at; `hash` is over all its files. */
interface Wanted {
  readonly part: Part;
  readonly stories: readonly Story[];
  readonly hash: string;
}

/** Shows one story after another in a page, each in the place of the one before; what doesn't come so is opened on its own. */
function viewer(page: Page, address: string, look: PictureLook) {
  let isOpen = false;
  return async (id: string): Promise<boolean> => {
    const shown = async (show: typeof openStory) => {
      isOpen = await show(page, address, id, look).catch(() => false);
      return isOpen;
    };
    return (isOpen && (await shown(nextStory))) || shown(openStory);
  };
}

async function shootAll(
  browser: Browser,
  { part, stories }: Wanted,
  look: PictureLook,
  cache: string,
  onShot: (isKept: boolean) => void,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const waiting = stories.entries();
  const server = await serveFolder(part.folder);
  const work = async () => {
    const page = await newPage(browser, look);
    const show = viewer(page, `${server.origin}/`, look);
    for (const [index, story] of waiting) {
      const key = { part: part.id, story, look };
      const file = join(cache, `${keyOf(key)}.png`);
      const isKept = existsSync(file);
      if (!isKept && (await show(story.id))) writeFileSync(file, await still(page));
      shots[index] = { ...key, picture: existsSync(file) ? readFileSync(file) : null };
      onShot(isKept);
    }
    await page.context().close();
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await server.close();
  }
  return shots;
}

/**
 * A picture of each of these stories in every look. They are kept below `cache` by what they show, by which browser and
 * when, so that what was published is photographed once and not with every comparison.
 */
export async function shoot(
  browser: Browser,
  wanted: Wanted,
  cache: string,
  onProgress: OnProgress,
): Promise<Shot[]> {
  if (wanted.stories.length === 0) return [];
  const by = createHash('sha256')
    .update(`${browser.version()} ${HEIGHT} ${MOMENT.toISOString()}`)
    .digest('hex');
  const folder = join(cache, `${wanted.hash}-${by.slice(0, 8)}`);
  mkdirSync(folder, { recursive: true });
  const progress = { part: wanted.part.id, done: 0, kept: 0, total: wanted.stories.length * LOOKS.length };
  const onShot = (isKept: boolean) => {
    progress.done += 1;
    if (isKept) progress.kept += 1;
    onProgress({ ...progress });
  };
  const shots: Shot[] = [];
  for (const look of LOOKS) shots.push(...(await shootAll(browser, wanted, look, folder, onShot)));
  return shots;
}
