/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { type Look, openStory, settles } from './open-story.ts';

/** What Storybook gives its toolbar to speak with, and this module a place for what it finds. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly once: (event: string, listener: () => void) => void;
    readonly emit: (event: string, payload: object) => void;
  };
  /** What the story before left behind; null until it has gone. */
  leftBehind: string | null;
}

/** Runs in the page, where a story stands: has it go, and another come. */
const change = ({ id, theme }: { id: string; theme: string }) => {
  const preview = globalThis as unknown as Preview;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  delete document.documentElement.dataset['story'];
  preview.leftBehind = null;
  // Storybook says so when the one has gone and nothing of the other is there.
  channel.once('storyChanged', () => {
    const isOfStorybook = (one: Element) =>
      one.matches('script, style, .sb-wrapper, [id^="storybook-"]:not(#storybook-root)');
    const { body } = document;
    const left = [...body.children].filter((one) => !isOfStorybook(one) && one.innerHTML !== '');
    // Storybook's own is the filter.
    const styled = [...body.style].filter((property) => property !== 'filter');
    const held = body.getAttributeNames().filter((name) => name !== 'class' && name !== 'style');
    preview.leftBehind = [...left.map((one) => one.outerHTML), ...styled, ...held].join(' ');
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // It would be drawn once more.
    if (document.documentElement.dataset['theme'] !== theme)
      channel.emit('updateGlobals', { globals: { theme } });
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
};

/**
 * Shows a story in the place of another of the same Storybook, as a click in its sidebar does: a quarter of the processor time
 * of a page of its own. A page in which the one before has left something is loaded anew. Answers whether the story rendered.
 */
export async function nextStory(page: Page, address: string, id: string, look: Look): Promise<boolean> {
  await page.evaluate(change, { id, theme: look.theme });
  const isThere = await settles(page, id, look.theme);
  const left = await page.evaluate(() => (globalThis as unknown as Preview).leftBehind);
  return left === '' ? isThere : openStory(page, address, id, look);
}
