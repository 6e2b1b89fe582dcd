import { createStaff, createVisitor, PASSWORD, signInStaff } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { linkOf } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { openTheory, ownTheory } from '../../e2e/support/theories.ts';
import { workerOf } from '../../e2e/support/workers.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('who asked by the bell is written to when staff resolve the theory, and one tap of the letter ends it', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await card.getByRole('button', { name: 'Sim' }).click();
  await card.getByRole('link', { name: 'Avise-me quando esta teoria for resolvida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Avise-me' });
  const byEmail = dialog.getByRole('switch', { name: /Quero um e-mail quando uma teoria/ });
  await expect(byEmail).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await byEmail.click();
  await expect(page.getByText('Avisos ligados.')).toBeVisible();
  await expect(byEmail).toBeChecked();

  const { db } = services;
  const registrationId = visitor.id;
  // Whatever the hour of the test.
  await db.notificationSettings.update({ where: { registrationId }, data: { quietFrom: 0, quietUntil: 0 } });
  const poll = await db.poll.update({
    where: { id: theory.id },
    data: { state: 'closed' },
    include: { options: { orderBy: { position: 'asc' } } },
  });
  const resolved = await page.request.post(`/api/admin/polls/${theory.id}/resolve`, {
    headers: await signInStaff(services, await createStaff(services)),
    data: { version: poll.version, correctOptionId: poll.options[0]?.id, stamp: 'confirmed', note: 'Foi.' },
  });
  expect(resolved.status()).toBe(200);
  await page.goto(await linkOf(services, visitor, '/unsubscribe/'));
  await page.getByRole('button', { name: 'Parar estes avisos' }).click();
  await expect(page.getByText('Estes avisos não chegam mais por e-mail')).toBeFocused();
  expect(await db.notificationSubscription.count({ where: { registrationId } })).toBe(0);
});

test('the service worker shows what is pushed, and has no say about any page', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/push-worker.js', {
      scope: '/push-worker.js',
    });
    const coming = registration.installing ?? registration.waiting;
    if (coming && !registration.active)
      await new Promise<void>((resolve) => {
        coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
      });
  });
  const { devtools, target, worker } = await workerOf(page, '/push-worker.js');
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title, { body } = {}) => void shown.push({ title, body });
  });
  const data = JSON.stringify({
    title: 'Uma teoria foi resolvida',
    body: 'O farol?',
    tag: 't',
    path: '/',
    lang: 'pt-BR',
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { ...target, data });
  // This browser has no place where notifications stand: what the worker asks it to show is looked at.
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([{ title: 'Uma teoria foi resolvida', body: 'O farol?' }]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
