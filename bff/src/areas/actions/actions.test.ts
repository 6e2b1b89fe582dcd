import type { actions, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { searchTerm } from './search-actions.ts';

type List = ResponseOf<typeof actions.list>;
type Detail = ResponseOf<typeof actions.get>;

let app: TestApp;
let headers: SignedHeaders;
const actor = {
  id: null,
  name: 'Marina Sampaio',
  type: 'admin',
  ip: '10.1.1.9',
  userAgent: null,
  requestId: null,
} as const;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
  const recordAt = (at: string, resource: 'shows' | 'polls', summary: string) =>
    app.services.db.$transaction((tx) =>
      recordAction(tx, {
        actor,
        at: new Date(at),
        resource,
        recordId: 'r1',
        action: 'edit',
        summary,
        after: { title: summary },
      }),
    );
  await recordAt('2026-11-20T02:59:59Z', 'shows', 'Dezenove');
  await recordAt('2026-11-20T03:00:00Z', 'polls', 'Vinte, à meia-noite');
  await recordAt('2026-11-21T02:59:59Z', 'polls', 'Vinte, no fim');
  await recordAt('2026-11-21T03:00:00Z', 'shows', 'Vinte e um');
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await call<List>(app, 'GET', `/admin/actions?${query}`, { headers })).body;
const summaries = async (query: string) => (await list(query)).items.map(({ summary }) => summary);

describe('the audit', () => {
  it('lists the latest first', async () => {
    expect((await summaries(''))[0]).toBe('Vinte e um');
    expect((await summaries('sort=at'))[0]).toBe('Dezenove');
  });

  it('takes days as São Paulo has them, both included', async () => {
    expect(await summaries('f[from]=2026-11-20&f[to]=2026-11-20')).toEqual([
      'Vinte, no fim',
      'Vinte, à meia-noite',
    ]);
  });

  it('filters by area and finds by words, a record or an address', async () => {
    expect(await summaries('f[resource]=shows')).toEqual(['Vinte e um', 'Dezenove']);
    expect(await summaries('q=NO%20fi')).toEqual(['Vinte, no fim']);
    expect(await summaries('q=à%20meia-noite')).toEqual(['Vinte, à meia-noite']);
    expect(await summaries('q=vinte&f[resource]=polls')).toEqual(['Vinte, no fim', 'Vinte, à meia-noite']);
    for (const whole of ['r1', actor.ip]) expect(await summaries(`q=${whole}`)).toHaveLength(4);
    expect(await summaries('q=inte')).toEqual([]);
  });

  it('takes words apart as the database does', async () => {
    const texts = [
      'Último  Bonde: o fim (parte 2)',
      ' – ',
      'ana.b@exemplo.example',
      'x'.repeat(90),
      'a b c d e f g h i',
    ];
    for (const text of texts) {
      const { rows } = await app.services.pool.query<{ term: string }>(
        'SELECT term FROM search_terms($1) AS t(term) ORDER BY length(term) DESC',
        [text],
      );
      const words = searchTerm(text).split(' ').filter(Boolean);
      expect(rows.map(({ term }) => term)).toEqual(
        words.slice(0, 8).map((_, first) => words.slice(first).join(' ')),
      );
    }
  });

  it('filters by who did it', async () => {
    const staff = await createStaff(app.services, { name: 'Bia Moura' });
    const done = { ...actor, id: staff.id, name: staff.name };
    const entry = {
      actor: done,
      at: new Date('2026-11-22T12:00:00Z'),
      resource: 'shows',
      recordId: 'r2',
      action: 'edit',
    } as const;
    await app.services.db.$transaction((tx) => recordAction(tx, { ...entry, summary: 'Da Bia' }));
    const { body } = await call<ResponseOf<typeof actions.actors>>(app, 'GET', '/admin/actions/actors', {
      headers,
    });
    expect(body.items).toContainEqual({ id: staff.id, name: 'Bia Moura' });
    expect(await summaries(`f[actorId]=${staff.id}`)).toEqual(['Da Bia']);
    expect(await summaries('q=bia%20mou')).toEqual(['Da Bia']);
  });

  it('shows the differences and the chain', async () => {
    const { items } = await list('sort=at');
    const { body } = await call<Detail>(app, 'GET', `/admin/actions/${items[1]?.id}`, { headers });
    expect(body.differences).toEqual([{ field: 'title', before: null, after: 'Vinte, à meia-noite' }]);
    const { body: first } = await call<Detail>(app, 'GET', `/admin/actions/${items[0]?.id}`, { headers });
    expect(body.previousHash).toBe(first.hash);
    expect([first.follows, body.follows]).toEqual([true, true]);
  });

  it('compares how a record stood after any two of its actions, in whatever fields they told of', async () => {
    const record = async (after: object, recordId = 'compared') => {
      await app.services.db.$transaction((tx) =>
        recordAction(tx, {
          actor,
          at: new Date(),
          resource: 'shows',
          recordId,
          action: 'edit',
          summary: 'Comparada',
          after,
        }),
      );
      const { items } = await list(`f[recordId]=${recordId}`);
      return items[0]?.id ?? '';
    };
    const first = await record({ title: 'A', year: 2025 });
    await record({ title: 'B' });
    const third = await record({ title: 'C', year: 2026 });
    const last = await record({ title: 'A' });
    const other = await record({ title: 'Z' }, 'another');
    const since = (id: string, earlier: string) =>
      call<ResponseOf<typeof actions.since>>(app, 'GET', `/admin/actions/${id}/since/${earlier}`, {
        headers,
      });
    const year = { field: 'year', before: '2025', after: '2026' };
    expect((await since(last, first)).body.differences).toEqual([year]);
    const both = [year, { field: 'title', before: 'A', after: 'C' }];
    expect((await since(third, first)).body.differences).toEqual(both);
    expect((await since(last, last)).body.differences).toEqual([]);
    const strangers = [since(last, other), since(other, first), since(first, last), since('999999', first)];
    for (const answer of await Promise.all(strangers)) expect(answer.status).toBe(404);
  });

  it('says of a file what it is and where to look at it, and leaves the key of one that is gone', async () => {
    const { db } = app.services;
    const [picture, video, gone] = ['pictures/0a1b', 'media/2c3d.webm', 'pictures/4e5f'];
    const size = { width: 960, height: 540 };
    await db.picture.create({ data: { key: picture, format: 'avif', widths: [240, 960], ...size } });
    await db.mediaFile.create({ data: { key: video, kind: 'video', bytes: 9, seconds: 65, ...size } });
    // One looks like the other: their keys tell them apart.
    const captions = ['media/6a7b.vtt', 'media/8c9d.vtt'];
    for (const key of captions) await db.mediaFile.create({ data: { key, kind: 'captions', bytes: 9 } });
    const captionsFile = (key?: string) => [{ name: 'legendas', href: `/files/${key}`, thumbnail: null }];
    const told = { actor, at: new Date(), resource: 'shows', recordId: 'files', action: 'edit' } as const;
    const [before, after] = [
      { poster: gone, captions: captions[0] },
      { poster: picture, captions: captions[1], video, pictures: [`Viagem: ${picture} (mar)`] },
    ];
    await db.$transaction((tx) => recordAction(tx, { ...told, summary: 'Arquivos', before, after }));
    const [row] = (await list('f[recordId]=files')).items;
    const { body } = await call<Detail>(app, 'GET', `/admin/actions/${row?.id}`, { headers });
    const thumbnail = { src: '/files/pictures/0a1b-240.webp', width: 240, height: 135 };
    const name = 'imagem de 960 × 540 pixels';
    const afterFiles = [{ name, href: '/files/pictures/0a1b-960.webp', thumbnail }];
    const length = 'vídeo de 1:05 min';
    expect(body.differences).toEqual([
      { field: 'poster', before: gone, after: name, afterFiles },
      {
        field: 'captions',
        before: captions[0],
        after: captions[1],
        beforeFiles: captionsFile(captions[0]),
        afterFiles: captionsFile(captions[1]),
      },
      {
        field: 'video',
        before: null,
        after: length,
        afterFiles: [{ name: length, href: '/files/media/2c3d.webm', thumbnail: null }],
      },
      { field: 'pictures', before: null, after: `Viagem: ${name} (mar)`, afterFiles },
    ]);
  });

  it('knows what it does not have', async () => {
    const { status, body } = await call(app, 'GET', '/admin/actions/999999', { headers });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is exported', async () => {
    const text = await exportedText(app, headers, ['actions', 'f[resource]=polls']);
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(
      ';20/11/2026 23:59:59;Marina Sampaio;admin;10.1.1.9;polls;edit;r1;Vinte, no fim;',
    );
  });

  it('turns pages both ways', async () => {
    const { services } = app;
    for (let n = 0; n < 30; n += 1) {
      const entry = { at: new Date(n), recordId: 'many', action: 'edit', summary: `n${n}` };
      await services.db.$transaction((tx) => recordAction(tx, { actor, resource: 'faq', ...entry }));
    }
    const first = await list('f[recordId]=many');
    const second = await list(`f[recordId]=many&page=2&after=${first.turn?.after}`);
    expect(second.items.map(({ summary }) => summary)).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
    expect((await list(`f[recordId]=many&before=${second.turn?.before}`)).items).toEqual(first.items);
    const found = await list('q=many');
    const more = await list(`q=many&page=2&after=${found.turn?.after}`);
    expect(more.items).toEqual(second.items);
  });

  it('says of an action that was changed, and of the one behind it, that the chain breaks there', async () => {
    const { items } = await list('f[recordId]=many&sort=at');
    const { pool } = app.services;
    await pool.query('ALTER TABLE actions DISABLE TRIGGER actions_append_only');
    await pool.query(`UPDATE actions SET summary = 'outro' WHERE id = $1`, [items[3]?.id]);
    await pool.query(`UPDATE actions SET hash = repeat('0', 64) WHERE id = $1`, [items[5]?.id]);
    await pool.query('ALTER TABLE actions ENABLE TRIGGER actions_append_only');
    const followed = await Promise.all(
      items.slice(2, 8).map(async ({ id }) => {
        const { body } = await call<Detail>(app, 'GET', `/admin/actions/${id}`, { headers });
        return body.follows;
      }),
    );
    expect(followed).toEqual([true, false, true, false, false, true]);
  });
});
