import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RemoteEntry, RemoteManifest } from '@fio/contracts';
import { alterBoot } from '@fio/build/dev';
import { pastBuilds, REMOTES, type PastBuild } from '@fio/tools/past-builds';
import { toEntry } from '../bff/src/core/remotes/snapshot.ts';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { cutOff, reported } from './support/expected.ts';
import { alterAnswers, answerInstead, endInterceptions } from './support/intercept.ts';
import { enter } from './support/sessions.ts';
import { type Page, expect, test } from './support/test.ts';

const PUBLIC_PAGES = ['/', '/teoria', '/faq', '/ganhadores', '/regulamentos', '/register'];

/** A page that names another build of a remote than the live one, and fetches nothing of that ahead. */
function withEntry(html: string, entry: RemoteEntry): string {
  const ahead = new RegExp(`<link [^>]*"/mf/${entry.id}/[^>]*>`, 'g');
  const page = alterBoot(html.replaceAll(ahead, ''), (boot) => ({
    ...boot,
    remotes: boot.remotes.map((live) => (live.id === entry.id ? entry : live)),
  }));
  return page ?? html;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Has the page run an earlier build of one remote, as if a roll-back had made it the live one. */
async function runWith(page: Page, { folder, manifest }: PastBuild): Promise<void> {
  const entry = toEntry(manifest);
  await answerInstead(page, `*${entry.base}*`, async (url) => {
    const file = new URL(url).pathname.slice(entry.base.length);
    const body = await readFile(join(folder, file)).catch(() => null);
    return body ? { contentType: TYPES[extname(file)] ?? 'text/plain', body } : { status: 404, body: '' };
  });
  await alterAnswers(page, { urlPattern: '*', resourceType: 'Document' }, (html) => withEntry(html, entry));
  // Who only looks takes no record from the tests beside.
  await answerInstead(page, '*/api/*', (_url, method) => (method === 'GET' ? null : 'cut off'));
  // What the server has drawn is of the current build.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => document.getElementById('root')?.replaceChildren(), {
      once: true,
    }),
  );
}

/** The pages of a remote that one can go to without knowing anything. */
function pagesOf({ side, basePaths, menu }: RemoteManifest): string[] {
  if (side === 'admin') return menu.flatMap(({ href, hidden }) => (href && !hidden ? [href] : []));
  return basePaths.includes('/') ? PUBLIC_PAGES : basePaths;
}

/** Pressed again where the page that is left still went on to a record of its own, as the validation does. */
const follow = (page: Page, path: string) =>
  expect(async () => {
    await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(path), { timeout: 2_000 });
  }).toPass();

async function openAll(page: Page, { manifest }: PastBuild): Promise<void> {
  const [first = '', ...others] = pagesOf(manifest);
  const opened = async (path: string) => {
    // The validation goes on to the first record that waits.
    await expect(page).toHaveURL(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-failure]')).toHaveCount(0);
  };
  await page.goto(first);
  await opened(first);
  for (const path of others) {
    if (manifest.side === 'public') await page.goto(path);
    else await follow(page, path);
    await opened(path);
  }
}

for (const id of REMOTES) {
  test(`today's shell opens the builds of ${id} before the current one`, async ({
    page,
    services,
    complaints,
  }) => {
    // Whatever it would write is kept from the server.
    complaints.allow(cutOff('/api/'), reported('path: '));
    // Made here when nobody made them before.
    test.setTimeout(300_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const build of await pastBuilds(id)) {
      await test.step(build.manifest.build, async () => {
        if (build.manifest.side === 'admin') {
          const { email } = await createStaff(services);
          await enter(page, 'admin', { email, password: PASSWORD });
        }
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await runWith(page, build);
        await openAll(page, build);
        // A page that is still there goes on asking for chunks of its build, which the server itself does not have.
        await page.goto('about:blank');
        await endInterceptions(page.context());
        const files = requests.filter((path) => path.startsWith(`/mf/${id}/`));
        expect(files.every((path) => path.startsWith(`/mf/${id}/${build.manifest.build}/`))).toBe(true);
        expect(files).not.toEqual([]);
      });
    }
    expect(errors).toEqual([]);
  });
}
