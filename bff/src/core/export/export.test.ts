import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createShow } from '../../../test/content.ts';
import { exportedBytes, exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { showExports } from '../../areas/shows/shows.export.ts';
import { openFrames } from '../secrets/sealed-frames.ts';
import { filePlace } from '../secrets/places.ts';
import { writeExport } from './write-export.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock });
  headers = await signInStaff(app.services, await createStaff(app.services));
  const { db } = app.services;
  const updatedAt = new Date('2026-11-20T01:30:00Z');
  const releaseDate = new Date('2026-12-11');
  const genre = 'com "aspas"; e\nlinhas';
  await createShow(db, { title: '=cmd|calc', slug: 'b', position: 2, updatedAt, genre });
  await createShow(db, { title: 'Ação', slug: 'a', position: 1, updatedAt, rating: '16', releaseDate });
  await createShow(db, { title: 'Fora', slug: 'c', state: 'draft' });
});
afterAll(() => app.close());

const csv = (query: string, options = {}) => exportedText(app, headers, ['shows', query], options);

describe('a CSV', () => {
  it('is as Brazilian spreadsheets read it, of the current filter and sort', async () => {
    expect(await csv('f[state]=published&sort=-position')).toBe(
      '\uFEFF"Título";"Endereço";"Plataforma";"Gênero";"Classificação";"Estreia";"Situação";"Ordem";"Enquetes";"Atualizada em"\n' +
        `'=cmd|calc;b;Nuvra+;"com ""aspas""; e\nlinhas";;;Publicada;2;0;19/11/2026 22:30:00\n` +
        'Ação;a;Nuvra+;;16;11/12/2026;Publicada;1;0;19/11/2026 22:30:00\n',
    );
  });

  it('has the columns that were asked for, in the order of the file', async () => {
    const text = await csv('sort=position&f[state]=published', { columns: ['position', 'title'] });
    expect(text).toBe(`\uFEFF"Título";"Ordem"\nAção;1\n'=cmd|calc;2\n`);
  });

  it('speaks the language of the caller', async () => {
    const text = await csv('q=acao', { language: 'en' });
    expect(text).toContain('"Title";"Address"');
    expect(text).toContain('2026-12-11;Published;1;0;2026-11-19 22:30:00');
  });

  it('takes no value of the caller for a part of the statement', async () => {
    const text = await csv(`q=${encodeURIComponent("x'; DROP TABLE shows; --")}`);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(await app.services.db.show.count()).toBe(3);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '  =1', '＝1', '＋1', '－1', '＠a'])(
    'runs no formula: %j',
    async (title) => {
      const show = await createShow(app.services.db, { title, slug: 'formula', state: 'archived' });
      const text = await csv('f[state]=archived', { columns: ['title'] });
      expect(text.split('\n').slice(1).join('\n')).toMatch(/^"?'/);
      await app.services.db.show.delete({ where: { id: show.id } });
    },
  );
});

describe('a workbook', () => {
  const sheets = async (bytes: Buffer) => (await readXlsx(bytes)).sheets;
  const workbook = (query: string) => exportedBytes(app, headers, ['shows', query], { format: 'xlsx' });

  it('has texts as texts, numbers as numbers, days and instants as dates', async () => {
    const bytes = await workbook('f[state]=published&sort=-position');
    const [sheet] = await sheets(bytes);
    expect(
      sheet?.rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))),
    ).toEqual([
      [
        ...['Título', 'Endereço', 'Plataforma', 'Gênero', 'Classificação', 'Estreia', 'Situação', 'Ordem'],
        ...['Enquetes', 'Atualizada em'],
      ],
      [
        ...['=cmd|calc', 'b', 'Nuvra+', 'com "aspas"; e\nlinhas', null, null, 'Publicada', 2, 0],
        '2026-11-19T22:30:00.000Z',
      ],
      [
        ...['Ação', 'a', 'Nuvra+', null, '16', '2026-12-11T00:00:00.000Z', 'Publicada', 1, 0],
        '2026-11-19T22:30:00.000Z',
      ],
    ]);
    expect(bytes.toString('latin1')).not.toContain('<f>');
  });

  it('goes on in another sheet where one is full, its heading again on top', async () => {
    const { services } = app;
    await services.db.$executeRaw`
      INSERT INTO shows (id, slug, title, synopsis, platform, color_from, color_to, color_accent, state)
      SELECT gen_random_uuid(), 'muitas-' || n, 'Muitas ' || n, 'x', 'x', '#000000', '#000000', '#000000', 'archived'
      FROM generate_series(1, 4500) AS n`;
    const now = clock.now();
    const key = 'exports/sheets.sealed';
    const told: number[] = [];
    const written = await writeExport(services, {
      exported: showExports.of({ now, isWhole: true }),
      spec: {
        format: 'xlsx',
        columns: ['title'],
        language: 'pt',
        now,
        query: { page: 1, sort: 'title', f: { state: 'archived' } },
      },
      key,
      signal: new AbortController().signal,
      reportProgress: ({ rows }) => told.push(rows),
      sheetRows: 2001,
    });
    expect([written.rows, written.total, told.at(-1)]).toEqual([4500, 4500, 4500]);
    const stored = await services.storage.privateFiles.readStream(key);
    if (stored === null) throw new Error('Nothing was stored.');
    const pieces: Buffer[] = [];
    for await (const piece of openFrames(services.vaults.files, stored, filePlace(key))) pieces.push(piece);
    const found = await sheets(Buffer.concat(pieces));
    expect(found.map(({ name, rows }) => [name, rows.length, rows[0]?.[0]])).toEqual([
      ['series', 2001, 'Título'],
      ['series_2', 2001, 'Título'],
      ['series_3', 501, 'Título'],
    ]);
  });
});
