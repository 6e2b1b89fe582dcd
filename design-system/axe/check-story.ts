/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { changeTheme, nextStory, openStory } from '../../tools/storybook/index.ts';
import { rulesOfColour, shapeOf } from '../../tools/themes.ts';
import { exceptions } from './exceptions.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** A story of the Storybook at `address`. */
export interface Check {
  readonly address: string;
  readonly id: string;
}

/** A story as it stands on the page, in the theme that it was seen in last. */
export interface Before extends Check {
  readonly theme: Theme;
}

const come = (page: Page, check: Check, theme: Theme, before: Before | null) => {
  const isNext = before?.address === check.address && before.id !== check.id;
  return (isNext ? nextStory : openStory)(page, check.address, check.id, { theme, language: 'pt' });
};

/** Style sheets are read again for one rule that is an experiment of axe's, and not asked. */
const PRELOAD = { assets: ['media'] };

const OF_COLOUR = rulesOfColour(axeCore.getRules(), (tags) => tags.some((tag) => TAGS.includes(tag)));

interface WithAxe {
  readonly axe: typeof axeCore;
}

/** Runs in the page. Nothing is told of but faults: what axe says of all else takes as long to bring as they to find. */
const run = async (options: axeCore.RunOptions): Promise<string[]> => {
  const { violations } = await (globalThis as unknown as WithAxe).axe.run(document, options);
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${rule}: ${target.join(' ')} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
};

/**
 * What axe finds on the page as it stands. The page's context has brought axe into each of its documents. `isRecoloured`
 * says that it was asked of the same page in other colours.
 */
export function violationsOf(page: Page, id: string, isRecoloured = false): Promise<string[]> {
  const excused = exceptions.filter(({ stories }) => id.startsWith(stories)).map(({ rule }) => rule);
  const runOnly: axeCore.RunOnly = isRecoloured
    ? { type: 'rule', values: OF_COLOUR.filter((rule) => !excused.includes(rule)) }
    : { type: 'tag', values: TAGS };
  const rules = isRecoloured ? {} : Object.fromEntries(excused.map((rule) => [rule, { enabled: false }]));
  const options: axeCore.RunOptions = { runOnly, rules, resultTypes: ['violations'], preload: PRELOAD };
  return page.evaluate(run, options);
}

/** Whole screens, as people open them on a telephone, too; all else stands in a box of its story's. */
const isScreen = (id: string) => /^(areas|screens)-/.test(id);
/** The width of the narrowest telephone that counts, and for how long a screen may take to be drawn anew for it. */
const PHONE = 360;
const PATIENCE_MS = 2_000;

/** What of the page as it stands a telephone shows only to whom moves it sideways; null where all of it fits. */
export async function tooWide(page: Page): Promise<string | null> {
  const usual = page.viewportSize();
  if (usual === null) return null;
  await page.setViewportSize({ ...usual, width: PHONE });
  const widthOf = () => document.documentElement.scrollWidth;
  const fits = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
      timeout: PATIENCE_MS,
    })
    .then(
      () => true,
      () => false,
    );
  const width = fits ? PHONE : await page.evaluate(widthOf);
  await page.setViewportSize(usual);
  return fits ? null : `is ${width} px wide in a window of ${PHONE}`;
}

/** The order in which a story is seen: first in the theme that the one before stands in, so that it is drawn once for both. */
export const themesAfter = (before: Before | null): readonly [Theme, Theme] =>
  before?.theme === 'light' ? ['light', 'dark'] : THEMES;

/**
 * What is wrong with a story in each theme: what it threw, what axe found, and a screen that no telephone shows whole. Nothing for a theme where all is well.
 * `before` stands on the page, and nothing was wrong with it; null for a page that is to be loaded anew.
 */
export async function checkStory(
  page: Page,
  check: Check,
  before: Before | null,
): Promise<Partial<Record<Theme, string[]>>> {
  const problems: Partial<Record<Theme, string[]>> = {};
  const [first, second] = themesAfter(before);
  let seen: string | null = null;
  for (const theme of [first, second]) {
    const thrown: string[] = [];
    const note = (error: Error) => thrown.push(`threw ${error.message}`);
    page.on('pageerror', note);
    const isShown = await (theme === first
      ? come(page, check, theme, before)
      : changeTheme(page, check.id, theme));
    const shape = isShown ? await shapeOf(page) : null;
    const isRecoloured = shape !== null && shape === seen;
    seen = shape;
    const found = isShown ? await violationsOf(page, check.id, isRecoloured) : ['did not render'];
    // Colours change no width.
    const wide = isShown && theme === second && isScreen(check.id) ? await tooWide(page) : null;
    if (wide !== null) found.push(wide);
    page.off('pageerror', note);
    if (thrown.length + found.length > 0) problems[theme] = [...thrown, ...found];
  }
  return problems;
}
