import { registered } from '../../e2e/support/people.ts';
import { enter, tokenOf } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a file asked for after the session ended elsewhere signs out and says so once', async ({
  page,
  services,
}) => {
  const person = await registered(page.request);
  await enter(page, 'user', person);
  await page.goto('/perfil?aba=privacidade');
  const file = page.getByRole('main').getByRole('button', { name: /JSON/ });
  await expect(file).toBeVisible();
  // What the page asks on arriving would end the session before the file does.
  await page.waitForLoadState('networkidle');
  const { id } = await services.db.registration.findUniqueOrThrow({ where: { email: person.email } });
  await services.db.session.updateMany({ where: { subjectId: id }, data: { revokedAt: new Date() } });

  await file.click();
  await expect(page.getByText('Sua sessão terminou. Entre novamente.')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect.poll(() => tokenOf(page, 'user')).toBeNull();
});
