import { cutOff, reported } from '../../e2e/support/expected.ts';
import { type Person, registered } from '../../e2e/support/people.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { enter, tokenOf } from '../../e2e/support/sessions.ts';
import { type BrowserContext, expect, type Page, test } from '../../e2e/support/test.ts';
import { cardOf, countedVote, openTheory, ownTheory, type OwnTheory } from '../../e2e/support/theories.ts';
import { workerOf } from '../../e2e/support/workers.ts';

const WAITS = /o seu voto em “Sim” ainda não foi contado\..* mesmo com o site fechado/;

/** What a person has answered there, as the server has it. */
const counted = async ({ db }: Services, { id: pollId }: OwnTheory, { email }: Person) =>
  (await db.vote.findMany({ where: { pollId, voter: { email } }, include: { option: true } })).map(
    ({ revision, option: { label } }) => [label, revision],
  );

/** What became of the votes that this browser keeps; undefined of one that waits. Not asked of a page that would send them. */
async function kept(context: BrowserContext): Promise<unknown[]> {
  const page = await context.newPage();
  await page.goto('/healthz');
  const all = await page.evaluate(
    () =>
      new Promise<{ over?: string }[]>((resolve) => {
        const opened = indexedDB.open('votes', 1);
        opened.onsuccess = () => {
          const votes = opened.result.transaction('votes').objectStore('votes').getAll();
          votes.onsuccess = () => resolve(votes.result as { over?: string }[]);
          opened.result.close();
        };
      }),
  );
  await page.close();
  return all.map(({ over }) => over);
}

/** The browser finds that there is a connection, and its worker has done what it can. */
async function synced(page: Page): Promise<void> {
  const { devtools, target, worker } = await workerOf(page, '/vote-worker/');
  // Behind the worker's own listener, and then in its lock's queue.
  await worker.evaluate(() => {
    const through = new Promise<void>((resolve) => {
      addEventListener('sync', () => void navigator.locks.request('votes', () => resolve()), { once: true });
    });
    Object.assign(globalThis, { through });
  });
  await devtools.send('ServiceWorker.dispatchSyncEvent', { ...target, tag: 'votes', lastChance: false });
  await worker.evaluate(() => (globalThis as unknown as { through: Promise<void> }).through);
}

/** A theory's card of somebody who is signed in, once their browser can send for them. */
async function ready(page: Page, services: Services) {
  // Browsers without a window have it switched off: they are asked all the same, and the event comes when a test says so.
  await page.addInitScript(() => {
    const { SyncManager } = globalThis as unknown as { SyncManager: { prototype: object } };
    Object.assign(SyncManager.prototype, { register: async () => undefined });
  });
  const person = await registered(page.request);
  await enter(page, 'user', person);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  const worker = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration('/vote-worker/'))?.active?.state ?? null,
    );
  await expect.poll(worker).toBe('activated');
  return { person, theory, card };
}

// Whatever a page asks for while there is no connection.
test.beforeEach(({ complaints }) =>
  complaints.allow(
    ...['/api/', '/files/', '/mf/', '/assets/'].map(cutOff),
    { text: /^ChunkLoadError: Loading (css )?chunk/ },
    reported('path'),
    reported('kind'),
  ),
);

/** Answers without a connection in a tab that may be closed; another one stays, empty unless told what to show. */
async function votedOffline(page: Page, services: Services, show?: string) {
  const { card, ...rest } = await ready(page, services);
  const context = page.context();
  const blank = await context.newPage();
  if (show) await blank.goto(show, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(card.getByText(WAITS)).toBeVisible();
  await expect(card.getByText('seu voto', { exact: true })).toHaveCount(0);
  return { ...rest, context, blank };
}

test('a vote without a connection is sent by the browser after the tab was closed, once', async ({
  page,
  services,
}) => {
  const { person, theory, context, blank } = await votedOffline(page, services);
  await page.close();
  expect(await counted(services, theory, person)).toEqual([]);
  await context.setOffline(false);
  await synced(blank);
  expect(await counted(services, theory, person)).toEqual([['Sim', 1]]);
  expect(await kept(context)).toEqual([]);

  await blank.goto(theory.address);
  await expect(cardOf(blank, theory).getByText('seu voto', { exact: true })).toBeVisible();
  expect(await counted(services, theory, person)).toEqual([['Sim', 1]]);
});

test('what came too late is told at the next visit', async ({ page, services }) => {
  const { person, theory, context, blank } = await votedOffline(page, services);
  await page.close();
  await services.db.poll.update({ where: { id: theory.id }, data: { state: 'closed' } });
  await context.setOffline(false);
  await synced(blank);
  expect(await kept(context)).toEqual(['late']);
  await blank.goto(theory.address);
  await expect(cardOf(blank, theory).getByText('Esta teoria fechou antes')).toBeVisible();
  expect(await counted(services, theory, person)).toEqual([]);
});

test('who signed out is not voted for, nor is who came after; their own session sends it', async ({
  page,
  services,
}) => {
  const { person, theory, context, blank } = await votedOffline(page, services, '/perfil');
  await blank.getByRole('button', { name: 'Sair' }).click();
  await expect.poll(() => tokenOf(page, 'user')).toBeNull();
  await page.close();
  await context.setOffline(false);
  await synced(blank);
  expect(await counted(services, theory, person)).toEqual([]);

  const other = await registered(blank.request);
  await enter(blank, 'user', other);
  await blank.goto(theory.address);
  const card = cardOf(blank, theory);
  await countedVote(card, 'Não');
  expect(await counted(services, theory, other)).toEqual([['Não', 1]]);
  expect(await counted(services, theory, person)).toEqual([]);
  expect(await kept(context)).toEqual([undefined]);

  await enter(blank, 'user', person);
  await blank.goto(theory.address);
  await expect(card.getByText('seu voto', { exact: true })).toBeVisible();
  expect(await counted(services, theory, person)).toEqual([['Sim', 1]]);
});

test('an open tab hears that the browser has sent its vote', async ({ page, services }) => {
  const { person, theory, card } = await ready(page, services);
  // The page's own way is broken, the worker's is not.
  await page.route('**/api/polls/*/vote', (route) => route.abort());
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(card.getByText(WAITS)).toBeVisible();
  await synced(page);
  await expect(card.getByText('seu voto', { exact: true })).toBeVisible();
  await expect(card.getByText('ainda não foi contado')).toHaveCount(0);
  expect(await counted(services, theory, person)).toEqual([['Sim', 1]]);
});
