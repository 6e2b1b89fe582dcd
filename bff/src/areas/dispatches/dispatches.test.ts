import { type adminSearch, EVERYBODY, type ResponseOf } from '@fio/contracts';
import { MAIL_STATES } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createDispatchDesk, type DispatchDesk, everybodyIn } from '../../../test/dispatch-desk.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';

let desk: DispatchDesk;
beforeAll(async () => {
  desk = await createDispatchDesk();
});
afterAll(() => desk.app.close());

const rows = (query: string) =>
  desk.ask('GET', query) as unknown as Promise<{ body: { items: { subject: string; recipient: string }[] } }>;

describe('the audience', () => {
  const count = (body: object) => desk.ask('POST', '/audience', body);

  it('of marketing are those alone who consented to it, at addresses that did not bounce', async () => {
    const [gone = ''] = await desk.readers('AC', 3);
    await desk.readers('AC', 2, { marketing: false });
    await desk.readers('AC', 1, { disabledAt: desk.clock.now() });
    await desk.readers('AC', 1, { emailVerifiedAt: null });
    await desk.app.services.db.outboxMessage.create({
      data: { recipient: gone, template: 'confirm', subject: '', html: '', text: '', state: 'hard_bounced' },
    });
    const audience = everybodyIn('AC');
    const marketing = await count({ kind: 'marketing', audience });
    expect(marketing.body).toEqual({ found: 5, withoutConsent: 2, suppressed: 1, readers: 2 });
    const service = await count({ kind: 'service', audience });
    expect(service.body).toEqual({ found: 5, withoutConsent: 0, suppressed: 1, readers: 4 });
    expect((await count({ kind: 'service', audience: everybodyIn('AP') })).body).toMatchObject({
      readers: 0,
    });
  });

  it('without invoices is for who may know who has none', async () => {
    const permissions = (['create', 'list'] as const).map((action) => ({
      permission: 'dispatches' as const,
      action,
    }));
    const staff = await createStaff(desk.app.services, { type: 'user', permissions });
    const headers = await signInStaff(desk.app.services, staff);
    const body = { kind: 'service', audience: { ...EVERYBODY, invoices: 'no' } };
    expect((await desk.ask('POST', '/audience', body, headers)).body.code).toBe('FORBIDDEN');
    expect((await desk.ask('POST', '/audience', body)).status).toBe(200);
  });
});

describe('a dispatch', () => {
  it('is a draft until it is run, and audited', async () => {
    const draft = await desk.draft({ audience: everybodyIn('RR') });
    expect(draft).toMatchObject({ state: 'draft', total: 0, counts: {}, template: { name: 'Estreia' } });
    const { id, version } = draft;
    const later = new Date(desk.clock.now().getTime() + 60_000).toISOString();
    const past = new Date(desk.clock.now().getTime() - 60_000).toISOString();
    const run = (startsAt: string | null, seen: number) =>
      desk.ask('POST', `/dispatch-list/${id}/run`, { version: seen, startsAt });
    expect((await run(past, version)).body.fields).toHaveProperty('startsAt');
    const { body: scheduled } = await run(later, version);
    expect(scheduled).toMatchObject({ state: 'scheduled', startsAt: later });
    expect((await run(later, scheduled.version)).body.code).toBe('CONFLICT');
    expect((await desk.ask('DELETE', `/dispatch-list/${id}`)).body.code).toBe('CONFLICT');
    const { body } = await desk.ask('POST', `/dispatch-list/${id}/withdraw`, { version: scheduled.version });
    expect(body).toMatchObject({ state: 'draft', startsAt: null });
    expect((await desk.ask('DELETE', `/dispatch-list/${id}`)).status).toBe(204);
    const actions = await desk.app.services.db.action.findMany({
      where: { resource: 'dispatches', recordId: id },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['create', 'schedule', 'unschedule', 'delete']);
  });

  it('is found by its name, with the letter it sends', async () => {
    const { id } = await desk.draft({ title: 'Véspera da final' });
    const { app } = desk;
    const headers = await signInStaff(app.services, await createStaff(app.services));
    type Found = ResponseOf<typeof adminSearch.find>;
    const groupsOf = async (q: string) =>
      (await call<Found>(app, 'GET', `/admin/search?q=${q}`, { headers })).body.groups;
    expect(await groupsOf('vespera')).toMatchObject([
      {
        list: '/admin/dispatches/dispatch-list',
        items: [{ id, title: 'Véspera da final', text: 'Estreia' }],
      },
    ]);
    expect((await groupsOf('estreia')).map(({ area }) => area).toSorted()).toEqual([
      'dispatches',
      'templates',
    ]);
  });

  it('is written anew while it is a draft', async () => {
    const { id, version } = await desk.draft({ audience: everybodyIn('RR') });
    const body = {
      ...{ title: 'Outra estreia', kind: 'marketing', templateId: desk.templateId, language: 'en' },
      ...{ perMinute: 600, audience: everybodyIn('AP'), version },
    };
    const changed = await desk.ask('PUT', `/dispatch-list/${id}`, body);
    expect(changed.body).toMatchObject({ title: 'Outra estreia', language: 'en', perMinute: 600 });
    expect((await desk.ask('PUT', `/dispatch-list/${id}`, body)).body.code).toBe('CONFLICT');
  });

  it('has a published letter of a campaign', async () => {
    const { db } = desk.app.services;
    const retired = await db.emailTemplate.findUniqueOrThrow({ where: { id: desk.templateId } });
    const { id: _, search: __, ...text } = retired;
    const { id } = await db.emailTemplate.create({
      data: { ...text, key: 'campaign-velha', retiredAt: desk.clock.now() },
    });
    expect((await desk.draft({ templateId: id })).fields).toHaveProperty('templateId');
    expect((await desk.ask('GET', '/templates')).body).toMatchObject({ items: [{ id: desk.templateId }] });
  });

  it('that has begun stays what it is, whoever asks the database', async () => {
    const { pool } = desk.app.services;
    const { id } = await desk.draft();
    await pool.query("UPDATE dispatches SET state = 'sending' WHERE id = $1", [id]);
    const changed = pool.query("UPDATE dispatches SET kind = 'service' WHERE id = $1", [id]);
    await expect(changed).rejects.toThrow(/stays what it is/);
    await expect(pool.query('DELETE FROM dispatches WHERE id = $1', [id])).rejects.toThrow(/refused/);
    await pool.query("UPDATE dispatches SET state = 'sent', counts = '{}' WHERE id = $1", [id]);
  });
});

describe('the log of e-mails', () => {
  const TOKEN = 'sEcReT-_'.repeat(6).slice(0, 43);

  it('shows a letter without what opens an account', async () => {
    const { db } = desk.app.services;
    const link = `https://fio.example/reset/${TOKEN}`;
    const { id } = await db.outboxMessage.create({
      data: {
        recipient: 'zelia@exemplo.example',
        template: 'reset',
        subject: 'Nova senha',
        html: `<a href="${link}">${link}</a>`,
        text: `Abra ${link} agora`,
      },
    });
    const { body } = await desk.ask('GET', `/${id}`);
    expect(JSON.stringify(body)).not.toContain(TOKEN);
    expect(body).toMatchObject({ text: 'Abra https://fio.example/reset/•••••••• agora', dispatch: null });
  });

  it('finds an address by how it begins, and filters by state, letter and day', async () => {
    expect((await rows('?q=ZELIA@')).body.items).toHaveLength(1);
    expect((await rows('?q=elia')).body.items).toHaveLength(0);
    expect((await rows('?f[state]=queued&f[template]=reset')).body.items).toHaveLength(1);
    expect((await rows('?f[state]=sent&f[template]=reset')).body.items).toHaveLength(0);
    expect((await rows('?f[from]=2020-01-01&f[to]=2020-01-02')).body.items).toHaveLength(0);
  });

  it('numbers the states as the database does', async () => {
    const { rows: found } = await desk.app.services.pool.query<{ facet: number }>(
      'SELECT mail_facet(state) AS facet FROM unnest($1::text[]) WITH ORDINALITY AS t(state, place) ORDER BY place',
      [MAIL_STATES],
    );
    expect(found.map(({ facet }) => facet)).toEqual(MAIL_STATES.map((_, place) => place));
  });

  it('is nobody’s without the permission', async () => {
    const staff = await createStaff(desk.app.services, { type: 'reports' });
    const headers = await signInStaff(desk.app.services, staff);
    expect((await desk.ask('GET', '', undefined, headers)).status).toBe(403);
  });
});
