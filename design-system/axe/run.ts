import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { HOST, parts, placeOf, serveParts, storiesOf } from '../../tools/storybook/index.ts';
import { checkComposition } from './check-composition.ts';
import { checkDevelopment, OPENED } from './check-development.ts';
import { checkLooks, LOOKED_AT } from './check-looks.ts';
import { type Check, checkStory, THEMES } from './check-story.ts';

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
  return (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
};

const work = async () => {
  const page = await newPage();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const [theme, problems] of Object.entries(await checkStory(page, next))) {
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
    total += OPENED;
    const host = all.find(({ id }) => id === HOST);
    const broken = await checkDevelopment(await newPage(), host ? await storiesOf(host.folder) : []);
    failed += broken.length;
    for (const id of broken) console.error(`${id}: can't be opened while one works on it`);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${total - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || total === 0 ? 1 : 0;
