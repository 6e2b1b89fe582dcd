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

/** The bytes of remotes that had arrived when the menu was painted; none may, so that it can't wait for them. */
export async function menuWithoutRemotes(context: BrowserContext): Promise<number> {
  const { page } = await freshPage(context);
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/mf/')) bytes += (await response.body()).length;
  });
  await page.route('**/mf/**', () => new Promise(() => undefined));
  try {
    await page.goto(START, { waitUntil: 'commit' });
    for (const target of TARGETS) await linkTo(page, target).waitFor();
    return bytes;
  } finally {
    await page.close();
  }
}
