import { chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { HOST, parts, placeOf, serveParts, storiesOf } from '../../tools/storybook/index.ts';
import { checkComposition } from './check-composition.ts';
import { checkDevelopment, OPENED } from './check-development.ts';
import { CHECKED, checkItself } from './check-itself.ts';
import { checkLooks, LOOKED_AT } from './check-looks.ts';
import { type Before, type Check, checkStory, THEMES, themesAfter } from './check-story.ts';

/** Two cores: more pages at once only wait for each other. */
const PAGES = 3;

const all = parts();
const server = await serveParts(all);
const only = process.argv[2] ?? '';
const waiting: Check[] = [];
for (const { id: part, folder } of all) {
  const address = `${server.origin}/${placeOf(part)}`;
  for (const { id } of await storiesOf(folder))
    if (`${part}/${id}`.includes(only)) waiting.push({ address, id });
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
let total = waiting.length * THEMES.length;
let failed = 0;

const newPage = async () => {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  // Once for each document, and not before each of its checks: it takes as long to read as to run.
  await context.addInitScript({ content: axe.source });
  return context.newPage();
};

/** A story at fault that came in another's place is asked once more alone: what it throws may be the other's last words. */
async function checkFairly(page: Page, check: Check, before: Before | null) {
  const problems = await checkStory(page, check, before);
  if (before === null || Object.keys(problems).length === 0) return problems;
  const alone = await checkStory(page, check, null);
  if (Object.keys(alone).length === 0)
    console.error(`${check.id} is well alone and not behind ${before.id}: ${JSON.stringify(problems)}`);
  return alone;
}

const work = async () => {
  const page = await newPage();
  let before: Before | null = null;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const found: [string, string[]][] = Object.entries(await checkFairly(page, next, before));
    const [, last] = themesAfter(before);
    before = found.length === 0 ? { ...next, theme: last } : null;
    for (const [theme, problems] of found) {
      failed += 1;
      for (const problem of problems) console.error(`${next.id} (${theme}): ${problem}`);
    }
  }
  await page.context().close();
};

try {
  await Promise.all(Array.from({ length: PAGES }, work));
  if (only === '') {
    total += all.length - 1;
    const missing = await checkComposition(await newPage(), server.origin, all);
    failed += missing.length;
    for (const id of missing) console.error(`${id}: its stories can't be opened within the design system's`);
    total += LOOKED_AT;
    const unseen = await checkLooks(await newPage(), server.origin, all);
    failed += unseen.length;
    for (const look of unseen) console.error(`${look}: not shown in the tab of looks`);
    const host = all.find(({ id }) => id === HOST);
    const ofHost = host ? await storiesOf(host.folder) : [];
    total += CHECKED;
    const unnoticed = await checkItself(await newPage(), `${server.origin}/${placeOf(HOST)}`, ofHost);
    failed += unnoticed.length;
    for (const one of unnoticed) console.error(`The check of stories doesn't notice ${one}`);
    total += OPENED;
    const broken = await checkDevelopment(await newPage(), ofHost);
    failed += broken.length;
    for (const id of broken) console.error(`${id}: can't be opened while one works on it`);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${total - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || total === 0 ? 1 : 0;
