import { registered } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';
import { openTheory, ownTheory } from '../../e2e/support/theories.ts';

/** A telephone's own authenticator, unlocked by its owner whenever a page asks. Gives what takes it away again. */
async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => devtools.send('WebAuthn.disable');
}

/** As browsers are that offer no passkey in a field: with such an authenticator one that is offered is chosen at once. */
const offerNothing = (page: Page, path: string) =>
  page.addInitScript((where) => {
    if (window.location.pathname.startsWith(where))
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  }, path);

test('a passkey made in the profile signs in from the sheet with the vote cast, and by what the browser offers', async ({
  page,
  services,
}) => {
  const { email, ...person } = await registered(page.request);
  const removeAuthenticator = await addAuthenticator(page);
  await enter(page, 'user', { email, ...person });
  await page.goto('/perfil?aba=seguranca');
  const keys = page.getByRole('region', { name: 'Chaves de acesso' });
  await keys.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(keys.getByText('Ainda não foi usada')).toBeVisible();
  const signOut = () => page.evaluate(() => localStorage.clear());
  await signOut();

  const theory = await ownTheory(services);
  await offerNothing(page, theory.address);
  const card = await openTheory(page, theory);
  await card.getByRole('button', { name: 'Sim' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('Sim');
  await expect.poll(() => services.db.vote.count({ where: { voter: { email } } })).toBe(1);

  await signOut();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/perfil?aba=seguranca');
  await expect(keys.getByText('Usada por último')).toBeVisible();
  // The next test has the same browser.
  await removeAuthenticator();
});
