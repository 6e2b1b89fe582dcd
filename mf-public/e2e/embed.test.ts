import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedCode } from '@fio/domain/embed';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { createPoll } from '../../e2e/support/server/content.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { expect, ofRun, test, type Page } from '../../e2e/support/test.ts';

const OWN = { language: 'pt', theme: 'auto', accent: null } as const;
const { origin } = ofRun();

/** Somebody else's site, as strict as sites come: one script and one frame of ours, no styles, no HTML made of texts. */
async function startSite(body: string): Promise<{ url: string; server: Server }> {
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'`;
  const server = createServer((request, response) => {
    if (request.url !== '/materia?assinante=clara') return void response.writeHead(204).end();
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    response.end(`<!doctype html><html lang="pt-BR"><title>Jornal</title><main>${body}</main></html>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/materia?assinante=clara`,
    server,
  };
}

async function theory({ db }: Services, page: Page, title: string) {
  const poll = await createPoll(db, { title });
  const path = `/embed/teoria/${poll.slug}`;
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  return { ...poll, path };
}

const codeOf = ({ slug, title }: { slug: string; title: string }) =>
  embedCode({ slug, title, look: OWN }, origin);

test("theories stand in another site's page, as high as they are, and lead here", async ({
  page,
  context,
  services,
}) => {
  const one = await theory(services, page, 'Quem acendeu o farol?');
  const other = await theory(services, page, 'E quem o apagou?');
  const { url, server } = await startSite(`${codeOf(one)}${codeOf(other)}`);
  await page.goto(url);
  const element = page.getByTitle(one.title, { exact: true });
  const frame = element.contentFrame();
  await expect(frame.getByRole('heading', { level: 1, name: one.title })).toBeVisible();
  await expect(page.getByTitle(other.title, { exact: true })).toBeVisible();
  await expect(page.locator('blockquote')).toHaveCount(0);

  const heightOf = async () => Math.ceil((await frame.getByRole('main').boundingBox())?.height ?? 0);
  const told = async () => Number(await element.getAttribute('height'));
  await expect.poll(async () => (await told()) - (await heightOf())).toBe(0);
  // What any window may post is no height.
  const height = await told();
  await page.evaluate(() => {
    for (const data of [2000, { height: 2000 }, 'fio-teoria']) window.postMessage(data, '*');
  });
  await frame.getByRole('main').evaluate(() => window.parent.postMessage(2000, '*'));
  await expect.poll(told).toBe(height);

  // A page that changes by itself.
  await page.evaluate((slug) => {
    const quote = document.createElement('blockquote');
    quote.className = 'fio-teoria';
    quote.dataset['teoria'] = slug;
    quote.dataset['tema'] = 'escuro';
    quote.textContent = 'De novo';
    document.querySelector('main')?.append(quote);
  }, one.slug);
  await expect(page.getByTitle('De novo')).toHaveAttribute('src', `${origin}${one.path}?tema=escuro`);

  const opened = context.waitForEvent('page');
  const vote = frame.getByRole('link', { name: 'Votar no site' });
  await vote.focus();
  await page.keyboard.press('Enter');
  const ours = await opened;
  await expect(ours.getByRole('heading', { level: 1, name: one.title })).toBeVisible();
  expect(new URL(ours.url()).search).toBe('?utm_medium=widget&utm_source=localhost');
  // Kept until a registration, as any campaign's marks are.
  await expect
    .poll(async () => ours.evaluate(() => localStorage.getItem('utm')))
    .toContain('{"source":"localhost","medium":"widget"}');
  const day = () => services.db.embedDay.findFirst({ where: { pollId: one.id, host: 'localhost' } });
  await expect.poll(async () => (await day())?.opened).toBe(1);
  expect((await day())?.views).toBeGreaterThanOrEqual(1);
  server.close();
});

test('a theory for other sites can be used by everybody, on either ground and in 280 pixels', async ({
  page,
  services,
}) => {
  const { path } = await theory(services, page, 'Quem acendeu o farol de Itapuã antes da tempestade?');
  await page.setViewportSize({ width: 280, height: 600 });
  for (const look of ['?tema=claro&cor=ffee00', '?tema=escuro&cor=120022&idioma=en']) {
    await page.goto(path + look);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
  }
});

test('the code to paste is copied from the share sheet, with its looks', async ({
  page,
  context,
  services,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const poll = await createPoll(services.db, { state: 'closed', closesAt: new Date(Date.now() - 1000) });
  await expect.poll(async () => (await page.request.get(`/teoria/${poll.slug}`)).status()).toBe(200);
  await page.goto(`/teoria/${poll.slug}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
  await dialog.getByRole('button', { name: 'Incorporar no seu site' }).click();
  await dialog.getByRole('button', { name: 'Escuro' }).click();
  const preview = dialog.getByTitle(`Prévia: ${poll.title}`);
  await expect(preview.contentFrame().getByText('Encerrada: esperando a resposta')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copiar código' }).click();
  await expect(dialog.getByText('Código copiado.')).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
    embedCode({ ...poll, look: { ...OWN, theme: 'escuro' } }, origin),
  );
  expect(await violationsOf(page)).toEqual([]);
});
