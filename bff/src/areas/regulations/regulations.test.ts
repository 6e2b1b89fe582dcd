import { createHash } from 'node:crypto';
import type { adminRegulations, regulations, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { PDF } from '../../../test/files.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { rebuilt } from '../../../test/pdf-files.ts';

type Detail = ResponseOf<typeof adminRegulations.get>;
type Page = ResponseOf<typeof regulations.document>;
type Front = ResponseOf<typeof regulations.front>;
type Current = ResponseOf<typeof regulations.current>;

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
beforeEach(async () => {
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) =>
  call<Detail>(app, method, `/admin/regulations${path}`, { headers, ...(body !== undefined && { body }) });
const read = (path: string) => call<Page>(app, 'GET', `/regulations/${path}`);
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const ahead = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

let count = 0;
const input = (changes: object = {}) => ({
  kind: 'draw',
  title: 'Regulamento da promoção',
  slug: `regulamento-${(count += 1)}`,
  certificate: '04.047782/2026',
  effectiveFrom: null,
  html: '<h2>1. Da promoção</h2><p>Vale em todo o <strong>Brasil</strong>.</p>',
  amendment: null,
  pdfId: null,
  ...changes,
});
const draft = async (changes?: object) => (await send('POST', '', input(changes))).body;
const change = ({ kind, title, slug, certificate, effectiveFrom, html, amendment, ...rest }: Detail) => ({
  kind,
  title,
  slug,
  certificate,
  effectiveFrom,
  html,
  amendment,
  pdfId: rest.pdf?.id ?? null,
  version: rest.version,
});
const publish = ({ id, version }: Detail) => send('POST', `/${id}/publish`, { version });
const published = async (changes?: object) => (await publish(await draft(changes))).body;
/** The next version of a published document, published too. */
async function replaced(before: Detail, changes: object = {}) {
  clock.advance(1000);
  const next = (await send('POST', `/${before.id}/next`, { version: before.version })).body;
  const edited = await send('PUT', `/${next.id}`, { ...change(next), amendment: 'Novo prazo.', ...changes });
  return (await publish(edited.body)).body;
}

describe('a draft', () => {
  it('is kept without what could run, and is nobody’s business yet', async () => {
    const one = await draft({ html: '<h2 onclick="x()">Oi</h2><script>y()</script><p>Texto</p>' });
    expect(one).toMatchObject({ state: 'draft', number: 1, html: '<h2>Oi</h2><p>Texto</p>', pdf: null });
    expect((await read(one.slug)).status).toBe(404);
    expect((await read(`${one.slug}/1`)).status).toBe(404);
  });

  it.each([
    ['certificate', '4.047782/2026', 'certificate'],
    ['html', '<p> </p><script>x</script>', 'required'],
    ['pdfId', '00000000-0000-4000-8000-000000000000', 'invalid'],
  ])('refuses a wrong %s', async (field, value, problem) => {
    const { status, body } = await send('POST', '', input({ [field]: value }));
    expect([status, body.fields?.[field]?.[0]?.code]).toEqual([422, problem]);
  });

  it('does not take the address of another document', async () => {
    const { slug } = await draft();
    const { body } = await send('POST', '', input({ slug }));
    expect(body.fields?.['slug']?.[0]?.code).toBe('slug_taken');
  });

  it('is deleted; what is published is not', async () => {
    expect((await send('DELETE', `/${(await draft()).id}`)).status).toBe(204);
    expect((await send('DELETE', `/${(await published()).id}`)).status).toBe(409);
  });
});

describe('publishing', () => {
  it('fixes text, hash and PDF, in force from now on', async () => {
    const one = await published();
    expect(one).toMatchObject({ state: 'current', effectiveFrom: clock.now().toISOString() });
    expect(one.textHash).toBe(sha256(one.html));
    const file = await app.fetch(one.pdf?.href ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(one.pdf?.hash);
    const [told, ...others] = await loggedEntries(app.services, one.slug);
    expect(told).toMatchObject({
      type: 'regulation_published',
      number: 1,
      certificate: one.certificate,
      effectiveFrom: one.effectiveFrom,
      textHash: one.textHash,
      pdfHash: one.pdf?.hash,
    });
    expect(others).toEqual([]);
  });

  it('keeps the PDF that staff uploaded, and refuses what is none', async () => {
    const upload = (body: string | Buffer<ArrayBuffer>) =>
      app.fetch('/api/admin/regulation-pdfs', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/pdf' },
        body,
      });
    expect((await upload('<html>%%EOF')).status).toBe(415);
    expect((await upload('%PDF-1.7 … %%EOF')).status).toBe(415);
    const given = Buffer.from(PDF);
    const pdf = (await (await upload(given)).json()) as { id: string; hash: string };
    expect(pdf.hash).toBe(sha256(await rebuilt(given)));
    expect((await published({ pdfId: pdf.id })).pdf).toMatchObject({ id: pdf.id, uploaded: true });
  });

  it('is final: no edit, no second time, and not past the database either', async () => {
    const one = await published();
    expect((await send('PUT', `/${one.id}`, change(one))).status).toBe(409);
    const again = (await send('GET', `/${one.id}`)).body;
    expect((await publish(again)).status).toBe(409);
    const sql = (text: string, id = one.id) => app.services.pool.query(text, [id]);
    await expect(sql(`UPDATE regulations SET title = 'Outro' WHERE id = $1`)).rejects.toThrow('is published');
    await expect(sql('DELETE FROM regulations WHERE id = $1')).rejects.toThrow('is published');
    const pdf = sql('UPDATE stored_pdfs SET size = 1 WHERE id = $1', one.pdf?.id);
    await expect(pdf).rejects.toThrow('append-only');
  });

  it('tells the audit who did it', async () => {
    const one = await published();
    const found = await app.services.db.action.findFirst({ where: { recordId: one.id, action: 'publish' } });
    expect(found).toMatchObject({ resource: 'regulations', actorName: 'Otávio Prado' });
  });

  it('does not begin in the past', async () => {
    const one = await draft({ effectiveFrom: ahead(-HOUR) });
    const { body } = await publish(one);
    expect([body.code, body.fields?.['effectiveFrom']?.[0]?.code]).toEqual([
      'INVALID_DATE',
      'effective_past',
    ]);
  });
});

describe('a later version', () => {
  it('takes the place of the one before, which stays readable', async () => {
    const first = await published();
    const second = await replaced(first, { html: '<h2>Prazos</h2><p>Mudou.</p>' });
    expect(second).toMatchObject({ number: 2, state: 'current' });
    const page = (await read(first.slug)).body;
    expect(page).toMatchObject({ number: 2, amendment: 'Novo prazo.', html: second.html });
    expect(page.contents).toEqual([{ id: 'prazos', text: 'Prazos' }]);
    expect(page.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await read(`${first.slug}/1`)).body).toMatchObject({ state: 'superseded', html: first.html });
    const rows = await send('GET', `?f[state]=superseded&q=${first.slug}`);
    expect(rows.body).toMatchObject({ total: 1, items: [{ id: first.id, state: 'superseded' }] });
  });

  it('says what it changes once the campaign has begun', async () => {
    const first = await published();
    clock.advance(1000);
    const next = (await send('POST', `/${first.id}/next`, { version: first.version })).body;
    expect(next).toMatchObject({ number: 2, amendmentNeeded: true, html: first.html });
    const { status, body } = await publish(next);
    expect([status, body.fields?.['amendment']?.[0]?.code]).toEqual([422, 'amendment']);
  });

  it('keeps kind and address, and there is one draft at a time', async () => {
    const first = await published();
    const next = (await send('POST', `/${first.id}/next`, { version: first.version })).body;
    const moved = await send('PUT', `/${next.id}`, { ...change(next), slug: 'outro' });
    expect(moved.body.fields?.['slug']?.[0]?.code).toBe('document_fixed');
    const { version } = (await send('GET', `/${first.id}`)).body;
    expect((await send('POST', `/${first.id}/next`, { version })).status).toBe(409);
  });

  it('holds from the time it names, and not before the one it replaces', async () => {
    const first = await published({ effectiveFrom: ahead(HOUR) });
    expect(first.state).toBe('scheduled');
    expect((await read(first.slug)).status).toBe(404);
    expect((await read(`${first.slug}/1`)).body.state).toBe('scheduled');
    expect((await replaced(first)).code).toBe('INVALID_DATE');
    clock.advance(2 * HOUR);
    expect((await read(first.slug)).body.state).toBe('current');
  });
});

it('finds privacy policy and terms at addresses that never change', async () => {
  const { slug } = await published({ kind: 'privacy', certificate: null });
  expect((await read('privacidade')).body).toMatchObject({ slug, kind: 'privacy' });
  expect((await read('termos')).status).toBe(404);
});

it('opens with the first document in force', async () => {
  const { body } = await call<Front>(app, 'GET', '/regulations-front');
  expect(body.document).toMatchObject({ kind: 'draw', state: 'current' });
});

it('lists what is in force, the promotion first', async () => {
  const terms = await published({ kind: 'terms', certificate: null });
  const draw = await published();
  const { items } = (await call<Current>(app, 'GET', '/regulations')).body;
  const slugs = items.map(({ slug }) => slug);
  expect(slugs.indexOf(draw.slug)).toBeLessThan(slugs.indexOf(terms.slug));
  expect(items[0]).not.toHaveProperty('html');
});
