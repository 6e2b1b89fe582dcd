import type { BrowserContext } from '@playwright/test';
import { filesCome, freshPage, linkTo, START, TARGETS, type Target } from './route-change.ts';

export const WAYS = ['a pointer', 'the focus', 'a finger'] as const;
type Way = (typeof WAYS)[number];

const EVENTS: Readonly<Record<Way, string>> = {
  'a pointer': 'pointerover',
  'the focus': 'focusin',
  'a finger': 'touchstart',
};

const SAVES_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

/** How many files of a remote arrive when something comes to its link that doesn't press it. */
export async function prefetchedBy(context: BrowserContext, way: Way, savesData: boolean): Promise<number> {
  const [, target] = TARGETS as readonly [Target, Target];
  const { page } = await freshPage(context);
  if (savesData) await page.addInitScript(SAVES_DATA);
  try {
    await filesCome(page, target.remote, () => page.goto(START));
    return await filesCome(page, target.remote, () => linkTo(page, target).dispatchEvent(EVENTS[way]));
  } finally {
    await page.close();
  }
}

/** Whether the menu is painted while every file of every remote hangs. */
export async function paintsMenuAlone(context: BrowserContext): Promise<boolean> {
  const { page } = await freshPage(context);
  await page.route('**/mf/**', () => new Promise(() => undefined));
  try {
    await page.goto(START, { waitUntil: 'commit' });
    const links = TARGETS.map((target) => linkTo(page, target).waitFor());
    return (await Promise.allSettled(links)).every(({ status }) => status === 'fulfilled');
  } finally {
    await page.close();
  }
}
