import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDevelopment, type Story } from '../../tools/storybook/index.ts';

/** Each story is compiled as it is opened: a busy machine is no broken story. */
const PATIENCE_MS = 60_000;
/** The first is compiled with the rest, each further one rebuilds what is open. */
export const OPENED = 3;

const isThere = (page: Page, origin: string, id: string) =>
  page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`).then(() =>
    page
      .locator(`html[data-story="${id}"]`)
      .waitFor({ state: 'attached', timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      ),
  );

/** Opens stories of different files in a row while one works on them, as `npm run storybook` shows them. */
export async function checkDevelopment(page: Page, stories: readonly Story[]): Promise<string[]> {
  const { origin, close } = await startDevelopment(join(import.meta.dirname, '..'));
  const first = [...new Map(stories.map((story) => [story.title, story])).values()].slice(0, OPENED);
  const broken: string[] = [];
  try {
    for (const { id } of first) if (!(await isThere(page, origin, id))) broken.push(id);
  } finally {
    await close();
  }
  return broken;
}
