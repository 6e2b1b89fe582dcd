import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '@fio/tools/browser';
import { checkStory } from './check-story.ts';
import { serve } from './serve.ts';

/** Two cores: more pages at once only wait for each other. */
const PAGES = 3;

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
const index = JSON.parse(await readFile(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
const only = process.argv[2] ?? '';
const waiting = stories
  .filter(({ id }) => id.includes(only))
  .flatMap(({ id }) => (['dark', 'light'] as const).map((theme) => ({ id, theme })));
const total = waiting.length;

const server = await serve(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
let failed = 0;

const work = async () => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const problems = await checkStory(page, server.origin, next);
    if (problems.length > 0) failed += 1;
    for (const problem of problems) console.error(`${next.id} (${next.theme}): ${problem}`);
  }
  await context.close();
};

try {
  await Promise.all(Array.from({ length: PAGES }, work));
} finally {
  await browser.close();
  await server.close();
}
console.log(`${total - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || total === 0 ? 1 : 0;
