/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { changeTheme, nextStory, openStory, type Story } from '../../tools/storybook/index.ts';
import { shapeOf } from '../../tools/themes.ts';
import { checkStory, THEMES, tooWide, violationsOf } from './check-story.ts';

const LOOK = { theme: THEMES[0], language: 'pt' } as const;

/** An unnamed picture: in the story, or beside it, where it outlives the story as a dialog that isn't closed. */
const plant = (where: string) =>
  document.querySelector(where)?.insertAdjacentHTML('beforeend', '<div><img src="data:,"></div>');

/** Words that only somebody who looks at colours finds at fault. */
const plantPale = () =>
  document
    .querySelector('#storybook-root')
    ?.insertAdjacentHTML('beforeend', '<p style="color: #777; background: #888">pale</p>');

/** More than a telephone is wide. */
const plantWide = () =>
  document
    .querySelector('#storybook-root')
    ?.insertAdjacentHTML('beforeend', '<div style="width: 400px; height: 1px"></div>');

const hasFound = (problems: readonly string[]) => problems.some((one) => one.startsWith('image-alt:'));

/** How many faults are made. */
export const CHECKED = 7;

/**
 * Whether a story that comes in another's place is seen as it is: the faults, made on purpose, that go unnoticed. `address` is that of
 * a Storybook with these stories.
 */
export async function checkItself(
  page: Page,
  address: string,
  [first, second, third]: readonly Story[],
): Promise<string[]> {
  if (!first || !second || !third) return ['that there are no stories'];
  const unnoticed: string[] = [];
  await openStory(page, address, first.id, LOOK);
  await nextStory(page, address, second.id, LOOK);
  if ((await violationsOf(page, second.id)).length > 0) unnoticed.push('that nothing is wrong');
  await page.evaluate(plant, '#storybook-root');
  if (!hasFound(await violationsOf(page, second.id))) unnoticed.push('a fault in the next story');

  await openStory(page, address, second.id, LOOK);
  const shape = await shapeOf(page);
  await changeTheme(page, second.id, THEMES[1]);
  await page.evaluate(plantPale);
  if ((await shapeOf(page)) === shape) unnoticed.push('what a theme adds to a story');
  const inColours = await violationsOf(page, second.id, true);
  if (!inColours.some((one) => one.startsWith('color-contrast:'))) unnoticed.push('the colours of a theme');

  await page.evaluate(plantWide);
  if ((await tooWide(page)) === null) unnoticed.push('what is too wide for a telephone');

  await openStory(page, address, second.id, LOOK);
  await page.evaluate(plant, 'body');
  await nextStory(page, address, third.id, LOOK);
  if ((await violationsOf(page, third.id)).length > 0) unnoticed.push('what a story left behind');

  const missing = await checkStory(
    page,
    { address, id: 'none--such' },
    { address, id: third.id, theme: 'dark' },
  );
  if (!THEMES.every((theme) => missing[theme]?.includes('did not render')))
    unnoticed.push('a story that is not there');
  return unnoticed;
}
