import type { Page } from '@playwright/test';
import { HOST, type Part, storiesOf } from '../../tools/storybook/index.ts';

/** Four stories start at once: a busy machine is no broken tab. */
const PATIENCE_MS = 60_000;
/** A frame's title says the look it shows: both themes, a wide and a narrow window. */
const LOOKS = ['dark, 1440 px', 'dark, 360 px', 'light, 1440 px', 'light, 360 px'];

/** The looks that the tab doesn't show of the first story of a part. */
async function missingLooks(page: Page, origin: string, { id, folder }: Part): Promise<string[]> {
  const [story] = await storiesOf(folder);
  if (!story) return LOOKS;
  const name = id === HOST ? story.id : `${id}_${story.id}`;
  await page.goto(`${origin}/?path=/story/${name}&tab=looks%2Ftab`);
  const areShown = LOOKS.map((look) =>
    page
      .frameLocator(`iframe[title="${look}"]`)
      .locator(`html[data-story="${story.id}"]`)
      .waitFor({ state: 'attached', timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      ),
  );
  const shown = await Promise.all(areShown);
  return LOOKS.filter((_, index) => !shown[index]);
}

/** What the tab of looks lacks for a story of the design system and for a screen of a remote. Empty when all is well. */
export async function checkLooks(page: Page, origin: string, parts: readonly Part[]): Promise<string[]> {
  const remote = parts.find(({ id }) => id !== HOST);
  const missing: string[] = [];
  for (const part of [...parts.filter(({ id }) => id === HOST), ...(remote ? [remote] : [])])
    for (const look of await missingLooks(page, origin, part)) missing.push(`${part.id}: ${look}`);
  return missing;
}

/** How many looks are asked for. */
export const LOOKED_AT = LOOKS.length * 2;
