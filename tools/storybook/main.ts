import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aborted, stopping } from '@fio/build/command';
import { buildStorybooks } from '../build/build.ts';
import { DATA } from '../shared/paths.ts';
import { runTool, UserError } from '../shared/UserError.ts';
import { compare } from './compare/compare.ts';
import { summaryOf } from './compare/page.ts';
import { reportProgress } from './compare/report-progress.ts';
import { HOST, parts } from './parts.ts';
import { buildAndPublish } from './publish.ts';
import { serveFolder } from './serve.ts';
import { editionOf, partsOf, published } from './store.ts';

const USAGE = `npm run storybook                      the design system's, at http://localhost:6006, while one works on it
npm run storybook -- mf-public         a remote's
npm run storybook -- publish           builds all and publishes them as one
npm run storybook -- compare           what looks different from what is published, as a page of pictures
npm run storybook -- serve             shows what is published, at http://localhost:6007

--to <folder>                          where it is published; .data/storybook unless said`;

const PORT = 6007;

/** The one of a package until Ctrl-C. */
async function develop(name: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'storybook', '-w', name], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exit(code ?? 0);
}

async function compareWithPublished(store: string, signal: AbortSignal): Promise<void> {
  const before = published(store);
  if (!before)
    throw new UserError(
      `Nothing is published in ${store} yet: npm run storybook -- publish. Then change a story.`,
    );
  await buildStorybooks(signal);
  const built = parts();
  const after = { ...editionOf(built), folders: built };
  const folder = join(store, 'compare', `${before.revision}-${after.revision}`);
  const cache = join(DATA, 'cache', 'pictures');
  const shown = { ...before, folders: partsOf(store, before) };
  const comparison = await compare(shown, after, folder, cache, reportProgress(process.stdout));
  console.log(`${summaryOf(comparison)}.`);
  console.log(join(folder, 'index.html'));
}

async function serve(store: string, signal: AbortSignal): Promise<void> {
  if (!published(store))
    throw new UserError(`Nothing is published in ${store} yet: npm run storybook -- publish`);
  const { origin, close } = await serveFolder(store, PORT);
  console.log(`${origin}, until Ctrl-C`);
  await aborted(signal);
  await close();
}

function asked() {
  try {
    return parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new UserError(USAGE);
  }
}

await runTool(async () => {
  const { values, positionals } = asked();
  const [command = HOST] = positionals;
  const store = values.to ?? join(DATA, 'storybook');
  if (parts().some(({ id }) => id === command)) return develop(command);
  const signal = stopping();
  if (command === 'publish') return buildAndPublish(store, signal);
  if (command === 'compare') return compareWithPublished(store, signal);
  if (command === 'serve') return serve(store, signal);
  throw new UserError(USAGE);
});
