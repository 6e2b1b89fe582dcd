/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** A story as somebody looks at it. What a Storybook has no switch for changes nothing in it. */
export interface Look {
  readonly theme: 'dark' | 'light';
  readonly language: 'pt' | 'en';
}

const PATIENCE_MS = 15_000;

/** How far Storybook is with a story. */
interface Progress {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Runs in the page: 'failed' once Storybook shows an error, 'shown' once the story has done its part and stands in its theme. */
const isShown = (wanted: { id: string; theme: string }) => {
  const { story, theme } = document.documentElement.dataset;
  if (document.body.classList.contains('sb-show-errordisplay')) return 'failed';
  const preview = (globalThis as unknown as Progress).__STORYBOOK_PREVIEW__;
  const isDone = ['completed', 'afterEach', 'finished'].includes(preview?.currentRender?.phase ?? '');
  return isDone && story === wanted.id && theme === wanted.theme ? 'shown' : false;
};

/** Whether a story came to stand in its theme. */
export async function settles(page: Page, id: string, theme: string): Promise<boolean> {
  const shown = await page.waitForFunction(isShown, { id, theme }, { timeout: PATIENCE_MS });
  return (await shown.jsonValue()) !== 'failed';
}

/** Storybook's own way for its toolbar to speak to a story. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
}

/** Has the open story change its theme, as the toolbar does; answers whether it rendered. */
export async function changeTheme(page: Page, id: string, theme: Look['theme']): Promise<boolean> {
  const emit = (next: string) =>
    (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { theme: next },
    });
  await page.evaluate(emit, theme);
  return settles(page, id, theme);
}

/** Opens a story on its own, below the address of its Storybook; answers whether it rendered, once it has settled. */
export async function openStory(page: Page, address: string, id: string, { theme, language }: Look) {
  // The addon's own axe run must not be under way when ours begins.
  const globals = `theme:${theme};language:${language};a11y.manual:!true`;
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  if (!(await settles(page, id, theme))) return false;
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Storybook's own hidden boxes hold links: with them ours would not be the first of the page. What it says in the boxes
    // when a story fails has a place still.
    document.querySelectorAll('.sb-wrapper a').forEach((link) => link.remove());
  });
  return true;
}
