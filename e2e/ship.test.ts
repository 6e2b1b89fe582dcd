import { generateKeyPairSync } from 'node:crypto';
import { remotes } from '@fio/contracts';
import type { Page } from '@playwright/test';
import type { Services } from '../bff/test/services.ts';
import { readRemoteTokens } from '../bff/demo/remote-tokens.ts';
import { ownSigningKey } from '../bff/src/core/remotes/publisher-keys.ts';
import { signDocument } from '../bff/src/core/remotes/signature.ts';
import { dayFromNow } from '../bff/test/clock.ts';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { call } from '../tools/remote/server.ts';
import { upload } from '../tools/remote/upload.ts';
import { enter } from './support/sessions.ts';
import { makeBuild, runRemote } from './support/shipping.ts';
import { expect, test } from './support/test.ts';

// They all ship the same remote.
test.describe.configure({ mode: 'default' });

const REMOTE = 'mf-admin-logs';
const REASON = ['--reason', 'Filtro por dia'];

const signIn = async (page: Page, services: Services) =>
  enter(page, 'admin', { email: (await createStaff(services)).email, password: PASSWORD });

/** The build the page opened the remote's area from. */
async function buildIn(page: Page): Promise<string | undefined> {
  await expect(page.getByRole('heading', { name: 'Ações', exact: true })).toBeVisible();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found = scripts.map((url) => new RegExp(`/mf/${REMOTE}/([0-9a-f]{16})/`).exec(url)?.[1]);
  return found.find((build) => build !== undefined);
}

const liveBuild = async ({ db }: Services) =>
  (await db.remoteRelease.findFirstOrThrow({ where: { remote: REMOTE } })).build;

let original: string;
test.beforeEach(async ({ services }) => {
  original = await liveBuild(services);
});
test.afterEach(async ({ services }) => {
  const data = { build: original, canaryBuild: null, canaryPercent: null };
  await services.db.remoteRelease.updateMany({ where: { remote: REMOTE }, data });
});

/** A token that ships the remote and nothing else, made by a person in the back office. */
async function createToken(page: Page): Promise<string> {
  await page.goto('/admin/tokens/create');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Nome' }).fill('Esteira');
  const soon = dayFromNow({ now: () => new Date() }, 30);
  await main.getByRole('textbox', { name: 'Vale até' }).fill(soon.split('-').reverse().join(''));
  await main.getByRole('combobox', { name: 'Para que serve' }).click();
  await page.getByRole('option', { name: 'Publicar um microfrontend' }).click();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await main.getByRole('textbox', { name: 'Microfrontend' }).fill(REMOTE);
  await main.getByRole('button', { name: 'Criar token' }).click();
  return main.getByRole('textbox', { name: 'Token' }).inputValue();
}

test('a team publishes, promotes and rolls back with a token of its own: the next page has it', async ({
  page,
  services,
}) => {
  // The command is started anew seven times.
  test.slow();
  await signIn(page, services);
  const REMOTE_TOKEN = await createToken(page);
  const remote = async (...words: string[]) => {
    const { isDone, output } = await runRemote(services, words, { REMOTE_TOKEN });
    expect(isDone, output).toBe(true);
    return output;
  };
  const open = async () => {
    await page.goto('/admin/actions');
    return buildIn(page);
  };
  const { folder, build } = await makeBuild(REMOTE, 'next');

  expect(await remote('publish', REMOTE, '--dist', folder)).toContain(`published as ${build}`);
  expect(await open()).toBe(original);
  expect(await remote('promote', REMOTE, ...REASON)).toContain(`(${build}) is live in production`);
  expect(await open()).toBe(build);
  const [diff, doctor] = await Promise.all([
    remote('diff', REMOTE, original.slice(0, 6), build),
    remote('doctor'),
  ]);
  expect(diff).toMatch(/~ remoteEntry\.js .*\+/);
  expect(diff).toMatch(/^ {2}to {3}([0-9a-f]{9} |of no known commit)/m);
  expect(doctor).toContain(`✓ ${REMOTE}`);
  expect(await remote('rollback', REMOTE, ...REASON)).toContain(`(${original}) is live in production`);
  expect(await open()).toBe(original);

  const [status, history] = await Promise.all([remote('status'), remote('history', REMOTE)]);
  expect(status).toMatch(new RegExp(`${REMOTE} +production +${original}.* ${build}`));
  const [back = '', there = ''] = history.split('\n').slice(1);
  expect(back).toMatch(new RegExp(`rollback .*${build} +${original} .*Esteira.*Filtro por dia`));
  expect(there).toMatch(new RegExp(`promote .*${original} +${build} `));
});

test('ten builds are published under an open tab: it keeps its own, and says that there is a newer one', async ({
  page,
  services,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('response', (answer) => answer.status() >= 400 && broken.push(answer.url()));
  await signIn(page, services);
  await page.goto('/admin/actions');
  expect(await buildIn(page)).toBe(original);

  const { dataDir, publicUrl: url } = services.config;
  const server = { url, token: readRemoteTokens(dataDir)[REMOTE] ?? '' };
  const sign = (document: string) => signDocument(document, ownSigningKey(dataDir));
  for (let count = 1; count <= 10; count += 1) {
    const { folder } = await makeBuild(REMOTE, String(count));
    const { build } = await upload(server, { remote: REMOTE, folder, sign });
    await call(server, remotes.promote, { params: { remote: REMOTE }, body: { build, reason: 'Mais uma' } });
  }
  expect(await liveBuild(services)).not.toBe(original);

  // What a browser says when the tab comes to the front again.
  const notice = page.getByText('Há uma versão mais nova desta página.');
  // It may have asked a moment before, and rests then.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // A page of the remote whose code has not been asked for yet.
  await page.getByRole('main').getByRole('link', { name: 'Conferir a cadeia' }).click();
  await expect(page.getByRole('heading', { name: 'Conferir a cadeia', exact: true })).toBeVisible();
  expect(broken).toEqual([]);
});

test('a tab that is only watched is told of a newer version, and of the next one after it was put off', async ({
  page,
  services,
}) => {
  await page.clock.install();
  await signIn(page, services);
  await page.goto('/admin/actions');
  await expect(page.getByRole('heading', { name: 'Ações', exact: true })).toBeVisible();
  const notice = page.getByRole('region', { name: 'Versão nova' });
  const { dataDir, publicUrl: url } = services.config;
  const server = { url, token: readRemoteTokens(dataDir)[REMOTE] ?? '' };
  const sign = (document: string) => signDocument(document, ownSigningKey(dataDir));
  for (const mark of ['watched', 'watched again']) {
    await expect(notice).toBeHidden();
    const { folder } = await makeBuild(REMOTE, mark);
    const { build } = await upload(server, { remote: REMOTE, folder, sign });
    await call(server, remotes.promote, { params: { remote: REMOTE }, body: { build, reason: 'Mais uma' } });
    // Nothing is clicked, and no tab or window comes to the front: time goes by.
    await expect(async () => {
      await page.clock.fastForward('01:10');
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await notice.getByRole('button', { name: 'Agora não' }).click();
  }
});

test('what may not go live is refused, with the reason and what to do', async ({ services }) => {
  const refusal = async (words: string[], env: Record<string, string> = {}) => {
    const { isDone, output } = await runRemote(services, words, env);
    expect(isDone).toBe(false);
    return output;
  };
  const taken = await makeBuild(REMOTE, 'taken', { basePaths: ['/admin/polls'] });
  const { dataDir, publicUrl: url } = services.config;
  const server = { url, token: readRemoteTokens(dataDir)[REMOTE] ?? '' };
  const sign = (document: string) => signDocument(document, ownSigningKey(dataDir));
  await expect(upload(server, { remote: REMOTE, folder: taken.folder, sign })).rejects.toThrow(
    'base path /admin/polls belongs to mf-admin-promo',
  );
  // The contract kit finds before anything is sent that its routes lie elsewhere.
  const broken = await refusal(['publish', REMOTE, '--dist', taken.folder]);
  expect(broken).toContain('breaks its contract: nothing was published');

  const { folder } = await makeBuild(REMOTE, 'plain');
  const { privateKey } = generateKeyPairSync('ed25519');
  const REMOTE_SIGNING_KEY = String(privateKey.export({ format: 'jwk' }).d);
  expect(await refusal(['publish', REMOTE, '--dist', folder], { REMOTE_SIGNING_KEY })).toMatch(/signature/);

  // As the command sends it, without the contract kit once more.
  const stranger = { url, token: readRemoteTokens(dataDir)['mf-admin-promo'] ?? '' };
  await expect(upload(stranger, { remote: REMOTE, folder, sign })).rejects.toThrow(
    /FORBIDDEN[^]*ships the one remote it is bound to/,
  );
  expect(await refusal(['promote', REMOTE, original])).toContain('Say why');
  const { build: other } = await upload(server, { remote: REMOTE, folder, sign });
  const moved = await refusal(['promote', REMOTE, other, '--expect', other, ...REASON]);
  expect(moved).toContain('REMOTE_MOVED');
  expect(moved).toContain(`live is ${original}, not ${other}`);
  expect(await refusal(['promote', REMOTE, 'ffffffff', ...REASON])).toContain('Which build is');
  expect(await liveBuild(services)).toBe(original);
});
