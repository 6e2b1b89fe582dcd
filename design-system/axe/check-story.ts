import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { exceptions } from './exceptions.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: 'failed' once Storybook shows an error, 'shown' once the story stands in its theme. */
const isShown = (wanted: { id: string; theme: string }) => {
  const { story, theme } = document.documentElement.dataset;
  if (document.body.classList.contains('sb-show-errordisplay')) return 'failed';
  return story === wanted.id && theme === wanted.theme ? 'shown' : false;
};

/** What is wrong with a story in one theme: what it threw, then what axe found. Empty when nothing is. */
export const checkStory = async (
  page: Page,
  origin: string,
  { id, theme }: { id: string; theme: string },
) => {
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(`threw ${error.message}`);
  page.on('pageerror', note);
  try {
    // The addon's own axe run must not be under way when ours begins.
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
    const shown = await page.waitForFunction(isShown, { id, theme }, { timeout: 15_000 });
    if ((await shown.jsonValue()) === 'failed') return [...thrown, 'did not render'];
    await page.evaluate(() => document.fonts.ready);
    // Storybook's own hidden boxes hold links: with them ours would not be the first of the page.
    await page.evaluate(() => document.querySelectorAll('.sb-wrapper').forEach((box) => box.remove()));
    const excused = exceptions.filter(({ stories }) => id.startsWith(stories)).map(({ rule }) => rule);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(excused).analyze();
    const found = violations.flatMap(({ id: rule, nodes }) =>
      nodes.map(
        (node) => `${rule}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`,
      ),
    );
    return [...thrown, ...found];
  } finally {
    page.off('pageerror', note);
  }
};
