import type { Page } from '@playwright/test';
import { HOST, type Part, storiesOf } from '../../tools/storybook/index.ts';

/** The whole of Storybook starts with each: a busy machine is no broken story. */
const PATIENCE_MS = 60_000;

/** Whether the first story of a remote is on the page when it is opened within the design system's Storybook. */
async function isComposed(page: Page, origin: string, { id, folder }: Part): Promise<boolean> {
  const [story] = await storiesOf(folder);
  if (!story) return false;
  await page.goto(`${origin}/?path=/story/${id}_${story.id}`);
  return page
    .frameLocator(`#storybook-ref-${id}`)
    .locator(`html[data-story="${story.id}"]`)
    .waitFor({ state: 'attached', timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    );
}

/** The remotes whose stories can't be opened within the design system's Storybook. Empty when all is well. */
export const checkComposition = async (page: Page, origin: string, parts: readonly Part[]) => {
  const missing: string[] = [];
  for (const part of parts)
    if (part.id !== HOST && !(await isComposed(page, origin, part))) missing.push(part.id);
  return missing;
};
