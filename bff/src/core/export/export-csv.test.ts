import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createShow } from '../../../test/content.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock });
  headers = await signInStaff(app.services, await createStaff(app.services));
  const { db } = app.services;
  const updatedAt = new Date('2026-11-20T01:30:00Z');
  const releaseDate = new Date('2026-12-11');
  await createShow(db, {
    title: '=cmd|calc',
    slug: 'b',
    position: 2,
    updatedAt,
    genre: 'com "aspas"; e\nlinhas',
  });
  await createShow(db, { title: 'Ação', slug: 'a', position: 1, updatedAt, rating: '16', releaseDate });
  await createShow(db, { title: 'Fora', slug: 'c', state: 'draft' });
});
afterAll(() => app.close());

const get = (query: string, language = 'pt') =>
  app.fetch(`/api/admin/shows/export${query}`, { headers: { ...headers, 'accept-language': language } });
const lines = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

describe('an export', () => {
  it('is CSV as Brazilian spreadsheets read it, of the current filter and sort', async () => {
    const response = await get('?f[state]=published&sort=-position');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/filename="series-\d{4}-\d{2}-\d{2}\.csv"$/);
    expect(await lines(response)).toBe(
      '\uFEFF"Título";"Endereço";"Plataforma";"Gênero";"Classificação";"Estreia";"Situação";"Ordem";"Enquetes";"Atualizada em"\n' +
        `'=cmd|calc;b;Nuvra+;"com ""aspas""; e\nlinhas";;;Publicada;2;0;19/11/2026 22:30:00\n` +
        'Ação;a;Nuvra+;;16;11/12/2026;Publicada;1;0;19/11/2026 22:30:00\n',
    );
  });

  it('speaks the language of the caller', async () => {
    const text = await lines(await get('?q=acao', 'en'));
    expect(text).toContain('"Title";"Address"');
    expect(text).toContain('2026-12-11;Published;1;0;2026-11-19 22:30:00');
  });

  it('puts no value of the caller into the statement unquoted', async () => {
    const text = await lines(await get(`?q=${encodeURIComponent("x'; DROP TABLE shows; --")}`));
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(await app.services.db.show.count()).toBe(3);
  });

  it('is told to the audit with what was asked for', async () => {
    await (await get('?f[state]=draft')).text();
    const row = await app.services.db.action.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(row).toMatchObject({
      resource: 'shows',
      action: 'export',
      after: { state: 'draft', sort: 'position' },
    });
  });

  it('gives its connection back, read to the end or not', async () => {
    const { pool } = app.services;
    await app.services.db.$executeRaw`
      INSERT INTO shows (id, slug, title, synopsis, platform, color_from, color_to, color_accent)
      SELECT gen_random_uuid(), 'muitas-' || n, repeat('longo ', 200), 'x', 'x', '#000000', '#000000', '#000000'
      FROM generate_series(1, 6000) AS n`;
    for (let round = 0; round < 25; round += 1) {
      const response = await get('');
      await response.body?.cancel();
    }
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    const text = await lines(await get('?q=longo'));
    expect(text.trim().split('\n')).toHaveLength(6001);
  });
});
