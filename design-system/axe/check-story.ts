import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { changeTheme, nextStory, openStory } from '../../tools/storybook/index.ts';
import { rulesOfColour, shapeOf } from '../../tools/themes.ts';
import { exceptions } from './exceptions.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The first is the one that a story is opened in. */
export const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** A story of the Storybook at `address`. */
export interface Check {
  readonly address: string;
  readonly id: string;
}

const show = (page: Page, check: Check, theme: Theme, before: Check | null) => {
  if (theme !== THEMES[0]) return changeTheme(page, check.id, theme);
  const come = before?.address === check.address && before.id !== check.id ? nextStory : openStory;
  return come(page, check.address, check.id, { theme, language: 'pt' });
};

/** Style sheets are read again for one rule that is an experiment of axe's, and not asked. */
const PRELOAD = { assets: ['media'] };

const OF_COLOUR = rulesOfColour(axeCore.getRules(), (tags) => tags.some((tag) => TAGS.includes(tag)));

/**
 * What axe finds on the page as it stands. The page's context has brought axe into each of its documents. `isRecoloured`
 * says that it was asked of the same page in other colours.
 */
export async function violationsOf(page: Page, id: string, isRecoloured = false): Promise<string[]> {
  const excused = exceptions.filter(({ stories }) => id.startsWith(stories)).map(({ rule }) => rule);
  // No story has a frame of another origin, and a blank page to gather theirs in would cost as much as the rest.
  const axe = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: PRELOAD });
  if (isRecoloured) axe.withRules(OF_COLOUR.filter((rule) => !excused.includes(rule)));
  else axe.withTags(TAGS).disableRules(excused);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(
      (node) => `${rule}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`,
    ),
  );
}

/**
 * What is wrong with a story in each theme: what it threw, then what axe found. Nothing for a theme where all is well.
 * `before` stands on the page, and nothing was wrong with it; null for a page that is to be loaded anew.
 */
export async function checkStory(
  page: Page,
  check: Check,
  before: Check | null,
): Promise<Partial<Record<Theme, string[]>>> {
  const problems: Partial<Record<Theme, string[]>> = {};
  let seen: string | null = null;
  for (const theme of THEMES) {
    const thrown: string[] = [];
    const note = (error: Error) => thrown.push(`threw ${error.message}`);
    page.on('pageerror', note);
    const isShown = await show(page, check, theme, before);
    const shape = isShown ? await shapeOf(page) : null;
    const isRecoloured = shape !== null && shape === seen;
    seen = shape;
    const found = isShown ? await violationsOf(page, check.id, isRecoloured) : ['did not render'];
    page.off('pageerror', note);
    if (thrown.length + found.length > 0) problems[theme] = [...thrown, ...found];
  }
  return problems;
}
