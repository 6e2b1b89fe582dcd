import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR } from '../../../test/clock.ts';
import { createPoll, createShow } from '../../../test/content.ts';

const clock = createTestClock(new Date('2026-11-20T15:00:00Z'));
const from = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
const LONG = 'O segredo do faroleiro, da balsa e da gaivota: quem é que acende a luz; e por quê?';

let app: TestApp;
let pollId: string;
let drawId: string;
let showId: string;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  const { db } = app.services;
  const show = await createShow(db, {
    slug: 'farol',
    title: 'Sal na Lanterna',
    releaseDate: new Date('2026-12-11'),
  });
  showId = show.id;
  await createShow(db, { slug: 'rascunho', state: 'draft' });
  const poll = { showId: show.id, opensAt: from(-DAY) };
  pollId = (
    await createPoll(db, {
      ...poll,
      slug: 'quem-acende',
      title: LONG,
      closesAt: new Date('2026-11-23T02:59:00Z'),
    })
  ).id;
  await createPoll(db, { ...poll, title: 'Sem prazo?' });
  await createPoll(db, {
    ...poll,
    title: 'Agendada?',
    state: 'scheduled',
    opensAt: from(HOUR),
    closesAt: from(DAY),
  });
  await createPoll(db, { ...poll, title: 'Fechada antes?', state: 'closed', closesAt: from(DAY) });
  await createPoll(db, {
    ...poll,
    title: 'Fechada faz tempo?',
    opensAt: from(-99 * DAY),
    closesAt: from(-61 * DAY),
  });
  const day = (text: string) => new Date(text);
  const draw = { periodFrom: day('2026-11-01'), periodTo: day('2026-11-30'), lotteryDate: day('2026-12-05') };
  drawId = (
    await db.draw.create({ data: { ...draw, slug: 'primeira', title: '1ª edição', state: 'scheduled' } })
  ).id;
  await db.draw.create({ data: { ...draw, slug: 'oculta', title: 'Oculta' } });
});
afterAll(() => app.close());

const fetched = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(`/calendario/${path}`, { headers });
/** The lines, unfolded, of each event by its UID. */
async function eventsOf(path: string): Promise<Map<string, readonly string[]>> {
  const text = (await (await fetched(path)).text()).replaceAll('\r\n ', '');
  const parts = text.split('BEGIN:VEVENT\r\n').slice(1);
  return new Map(
    parts.map((part) => {
      const lines = part.split('\r\n');
      return [lines.find((line) => line.startsWith('UID:'))?.slice(4) ?? '', lines];
    }),
  );
}

describe('the calendar of a series', () => {
  it('has what closes when and its premiere, each under a name that stays', async () => {
    await expect.poll(async () => (await fetched('pt/farol.ics')).status).toBe(200);
    const events = await eventsOf('pt/farol.ics');
    expect([...events.keys()]).toEqual([`theory-${pollId}@localhost`, `premiere-${showId}@localhost`]);
    const closing = events.get(`theory-${pollId}@localhost`);
    expect(closing).toEqual(
      expect.arrayContaining([
        'DTSTART:20261123T025900Z',
        'SEQUENCE:0',
        'SUMMARY:Encerra a votação: O segredo do faroleiro\\, da balsa e da gaivota: quem é que acende a luz\\; e por quê?',
        'URL;VALUE=URI:http://localhost:3000/teoria/quem-acende',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(closing?.filter((line) => line.startsWith('DTEND'))).toEqual([]);
    expect(events.get(`premiere-${showId}@localhost`)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261211', 'SUMMARY:Estreia: Sal na Lanterna']),
    );
  });

  it('is a file that calendars read: lines of at most 75 characters, ended as the standard asks', async () => {
    const response = await fetched('pt/farol.ics');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toMatch(/END:VCALENDAR(\r\n)?$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });

  it('speaks the language of its address', async () => {
    const text = (await (await fetched('en/farol.ics', { 'accept-language': 'pt-BR' })).text()).replaceAll(
      '\r\n ',
      '',
    );
    expect(text).toContain('SUMMARY:Premiere: Sal na Lanterna');
  });

  it('tells a change under the same name, with a number that grows', async () => {
    const data = { closesAt: new Date('2026-11-25T02:59:00Z'), version: { increment: 1 } };
    await app.services.db.poll.update({ where: { id: pollId }, data });
    const closing = async () => (await eventsOf('pt/farol.ics')).get(`theory-${pollId}@localhost`);
    await expect
      .poll(closing, { timeout: 45_000 })
      .toEqual(expect.arrayContaining(['DTSTART:20261125T025900Z', 'SEQUENCE:1']));
  });

  it.each(['pt/rascunho.ics', 'pt/nada.ics', 'de.ics', 'pt/farol', 'pt/../farol.ics', 'pt.txt'])(
    '%s is not there',
    async (path) => expect((await fetched(path)).status).toBe(404),
  );
});

describe('the calendar of the campaign', () => {
  it('has the draws that have a date too', async () => {
    const events = await eventsOf('pt.ics');
    expect([...events.keys()].filter((uid) => !uid.startsWith('theory'))).toEqual([
      `last-day-${drawId}@localhost`,
      `extraction-${drawId}@localhost`,
      `premiere-${showId}@localhost`,
    ]);
    expect(events.get(`extraction-${drawId}@localhost`)).toEqual(
      expect.arrayContaining([
        'DTSTART:20261205T220000Z',
        'DTEND:20261205T230000Z',
        'SUMMARY:Sorteio: 1ª edição',
      ]),
    );
    expect(events.get(`last-day-${drawId}@localhost`)).toContain('DTSTART;VALUE=DATE:20261130');
  });

  it('is kept on the way, and confirmed to who has it', async () => {
    const { headers } = await fetched('pt.ics');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const again = await fetched('pt.ics', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await app.fetch('/calendario/pt.ics', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await app.fetch('/calendario/pt.ics', { method: 'DELETE' })).status).toBe(404);
  });
});
