import { startAlteringProxy } from './support/altering-proxy.ts';
import { FAULTY_REMOTE } from './support/expected.ts';
import { expect, test } from './support/test.ts';

test('what was altered on its way heals, though the browser keeps it for a year', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(...FAULTY_REMOTE);
  const proxy = await startAlteringProxy(baseURL ?? '');
  try {
    proxy.altered = /\/mf\/mf-public\/[0-9a-f]+\/(?!remoteEntry|routes)[\w.]+\.js/;
    await page.goto(proxy.origin);
    const failed = page.getByRole('main').locator('[data-failure="chunk"]');
    await expect(failed).toBeVisible();
    proxy.altered = null;
    await failed.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'Na parede', exact: true }),
    ).toBeVisible();
  } finally {
    // What it would still tell the server must not meet a closed door.
    await page.close();
    await proxy.close();
  }
});
