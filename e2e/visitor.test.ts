import { fillRegistration, linkOf, registered, signIn, somebody } from './support/people.ts';
import { enter } from './support/sessions.ts';
import { expect, someAddress, test } from './support/test.ts';
import { countedVote, openTheory, ownTheory } from './support/theories.ts';

// As most people have it.
test.use({ reducedMotion: 'no-preference' });

test('a visitor registers, confirms the e-mail, signs in, votes and is seen elsewhere', async ({
  page,
  browser,
  services,
}) => {
  const theory = await ownTheory(services);
  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
  const watching = await other.newPage();
  await enter(watching, 'user', await registered(other.request));
  const watched = await openTheory(watching, theory);
  await watched.getByRole('button', { name: 'Não' }).click();
  await expect(watched.getByText('1 voto', { exact: true })).toBeVisible();

  const person = somebody();
  await page.goto('/');
  await page.getByRole('link', { name: 'Quero participar' }).click();
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro feito' })).toBeVisible();

  await page.goto(await linkOf(services, person, '/login?confirm='));
  await expect(page.getByText('E-mail confirmado. Obrigado!')).toBeVisible();
  await signIn(page, person);
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();

  const card = await openTheory(page, theory);
  await countedVote(card, 'Sim');
  await expect(watched.getByText('2 votos', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('50%');

  await page.getByRole('link', { name: 'Meu perfil' }).click();
  await expect(page.getByText('Seu voto: Sim')).toBeVisible();
  await page.getByRole('link', { name: 'Dados' }).click();
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  // The worker has taken the e-mail up: without SMTP it is kept to be read.
  const mail = () => services.db.outboxMessage.findFirst({ where: { recipient: person.email } });
  await expect.poll(async () => (await mail())?.state).toBe('kept');
  await other.close();
});
