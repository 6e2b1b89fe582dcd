import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openStory } from '../../tools/storybook/index.ts';
import { exceptions } from './exceptions.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A story of the Storybook at `address`, in one theme. */
export interface Check {
  readonly address: string;
  readonly id: string;
  readonly theme: 'dark' | 'light';
}

/** What is wrong with a story in one theme: what it threw, then what axe found. Empty when nothing is. */
export const checkStory = async (page: Page, { address, id, theme }: Check) => {
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(`threw ${error.message}`);
  page.on('pageerror', note);
  try {
    if (!(await openStory(page, address, id, { theme, language: 'pt' })))
      return [...thrown, 'did not render'];
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
