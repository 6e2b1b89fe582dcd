import { readdir, readFile } from 'node:fs/promises';
import { isValidCpf, isValidPhone } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { FAQ_CATEGORIES } from '@fio/contracts';
import { isSlug } from '@fio/domain';
import { loadSharp } from '../src/core/files/load-sharp.ts';
import { sanitizeRichText } from '../src/core/rich-text/sanitize-rich-text.ts';
import { keyOf } from '../src/areas/uploads/picture-image.ts';
import { ART_SIZES, artKey, artKindOf } from './art-sizes.ts';
import { demoFaq } from './faq.ts';
import { DAY } from './days.ts';
import { demoShows, premiereOf } from './shows.ts';
import { demoStaff } from './staff.ts';
import { demoTheories, type DemoTheory } from './theories/index.ts';
import { demoVisitors } from './visitors.ts';

const reserved =
  'agegate faq ganhadores perfil regulamentos login register forgot reset teoria unsubscribe admin api'.split(
    ' ',
  );
const inState = (state: DemoTheory['state']) => demoTheories.filter((theory) => theory.state === state);
const unique = (values: string[]) => new Set(values).size === values.length;

describe('demonstration series', () => {
  it('has at least seven, each with a slug and a position of its own', () => {
    expect(demoShows.length).toBeGreaterThanOrEqual(7);
    expect(unique(demoShows.map((show) => show.slug))).toBe(true);
    expect(demoShows.map((show) => show.position)).toEqual(demoShows.map((_, index) => index + 1));
  });

  it.each(demoShows)('$slug is a page of its own, dated and coloured', (show) => {
    expect(reserved).not.toContain(show.slug);
    expect(show.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const start of ['2026-11-26T11:00:00Z', '2027-02-28T02:00:00Z', '2028-01-02T15:00:00Z']) {
      const day = premiereOf(show, new Date(start));
      expect([day.getUTCDay(), day.getTime() % DAY]).toEqual([show.premiere.on, 0]);
    }
    for (const color of Object.values(show.colors)) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(show.synopsis.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
});

describe('demonstration theories', () => {
  it('shows every state of a poll often enough to look lived in', () => {
    expect(demoTheories.length).toBeGreaterThanOrEqual(32);
    expect(inState('draft')).toHaveLength(2);
    expect(inState('scheduled')).toHaveLength(2);
    expect(inState('open').length).toBeGreaterThanOrEqual(14);
    expect(inState('closed')).toHaveLength(5);
    expect(inState('resolved').length).toBeGreaterThanOrEqual(9);
    expect(inState('archived')).toHaveLength(1);
  });

  it('features exactly one, and that one is open', () => {
    expect(demoTheories.filter((theory) => theory.featured).map((theory) => theory.state)).toEqual(['open']);
  });

  it('gives every series a theory and every theory its own slug', () => {
    expect(new Set(demoTheories.map((theory) => theory.show))).toEqual(
      new Set(demoShows.map((show) => show.slug)),
    );
    expect(unique(demoTheories.map((theory) => theory.slug))).toBe(true);
  });

  it('has a short title and a long one, all within the limit', () => {
    const lengths = demoTheories.map((theory) => theory.title.length);
    expect(Math.min(...lengths)).toBeLessThan(30);
    expect(Math.max(...lengths)).toBeGreaterThan(250);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  });

  it.each(demoTheories)('$slug: options fit the type and weights lean somewhere', (theory) => {
    const fits = theory.type === 'yes_no' ? theory.options.join() === 'Sim,Não' : theory.options.length >= 3;
    expect(fits).toBe(true);
    expect(theory.options.length).toBeLessThanOrEqual(7);
    expect(unique(theory.options)).toBe(true);
    expect(theory.weights).toHaveLength(theory.options.length);
    expect(new Set(theory.weights).size).toBeGreaterThan(1);
    expect(Math.min(...theory.weights)).toBeGreaterThan(0);
  });

  it.each(demoTheories)('$slug: the window agrees with the state', (theory) => {
    const { state, opensInDays, closesInDays, votes } = theory;
    const upcoming = state === 'draft' || state === 'scheduled';
    expect(closesInDays).toBeGreaterThan(opensInDays);
    expect(opensInDays > 0).toBe(upcoming);
    expect(closesInDays > 0).toBe(upcoming || state === 'open');
    expect(votes).toSatisfy((count: number) => (upcoming ? count === 0 : count >= 40 && count <= 900));
  });

  it.each(demoTheories)(
    '$slug: is asked before the series comes out, unless it is out',
    ({ show, state, closesInDays }) => {
      const premiere = demoShows.find(({ slug }) => slug === show)?.premiere.inDays ?? 0;
      expect(state === 'draft' || premiere < 0 || closesInDays < premiere).toBe(true);
    },
  );

  it.each(demoTheories)('$slug: only a resolved theory knows the truth, and says what happened', (theory) => {
    const told = [theory.correct, theory.stamp, theory.note].map((part) => part !== undefined);
    expect(told).toEqual(Array(3).fill(theory.state === 'resolved'));
    expect([undefined, ...theory.options.keys()]).toContain(theory.correct);
  });
});

describe('demonstration people', () => {
  it('has one person for each staff type', () => {
    expect(demoStaff.map((person) => person.type)).toEqual(['admin', 'super', 'user', 'exports', 'reports']);
    for (const person of demoStaff) expect(person.email).toMatch(/@fiodameada\.example$/);
  });

  it('has three visitors who would pass registration', () => {
    expect(demoVisitors).toHaveLength(3);
    expect(unique(demoVisitors.map((visitor) => visitor.cpf))).toBe(true);
    for (const visitor of demoVisitors) {
      expect(isValidCpf(visitor.cpf)).toBe(true);
      expect(isValidPhone(visitor.phone, { version: 2 })).toBe(true);
      expect(visitor.birthDate < '2008-01-01').toBe(true);
      expect(visitor.email).toMatch(/@exemplo\.example$/);
    }
  });
});

describe('demonstration questions', () => {
  it('has some on every subject, each at a place of its own, and one that waits', () => {
    expect(unique(demoFaq.map(({ slug }) => slug))).toBe(true);
    expect(new Set(demoFaq.map(({ category }) => category))).toEqual(new Set(FAQ_CATEGORIES));
    expect(demoFaq.filter(({ draft }) => !draft).length).toBeGreaterThanOrEqual(14);
    expect(demoFaq.some(({ draft }) => draft)).toBe(true);
  });

  it.each(demoFaq)('$slug: is a question, in words that are stored as they are written', (one) => {
    expect(isSlug(one.slug)).toBe(true);
    expect(one.question).toMatch(/\?$/);
    for (const answer of [one.answer, one.en?.answer ?? '<p>-</p>'])
      expect(sanitizeRichText(answer, 'answer')).toBe(answer);
  });
});

describe('demonstration artwork', () => {
  const files = demoShows.flatMap(({ slug }) => [`${slug}-poster`, `${slug}-hero`]);

  it.each(files)('%s.svg is drawn for its place, light, and asks for nothing from outside', async (file) => {
    const svg = await readFile(new URL(`./art/${file}.svg`, import.meta.url), 'utf8');
    expect(svg).toContain(file.endsWith('poster') ? 'viewBox="0 0 800 1200"' : 'viewBox="0 0 2400 1350"');
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    expect(svg).not.toMatch(/<script|<image|<foreignObject|<text|\son\w+=/i);
    expect(svg).not.toMatch(/(href\s*=\s*["'](?!#))|url\((?!["']?#)/i);
  });

  it('has the pictures of every drawing as it is now, in each width, and no others', async () => {
    const art = new URL('./art/', import.meta.url);
    const names = (await readdir(art))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -4));
    const wanted = names.map(async (name) => {
      const key = artKey(name, await readFile(new URL(`${name}.svg`, art)));
      return ART_SIZES[artKindOf(name)].widths.map((width) => keyOf(key, 'webp', width));
    });
    const drawn = await readdir(new URL('drawn/', art));
    expect(drawn.toSorted()).toEqual((await Promise.all(wanted)).flat().toSorted());
    const sharp = await loadSharp();
    for (const file of drawn) {
      const [, name = '', wide = ''] = /^(.+)-[0-9a-f]{12}-(\d+)\.webp$/.exec(file) ?? [];
      const { width, height } = ART_SIZES[artKindOf(name)];
      const size = { width: Number(wide), height: Math.round((height * Number(wide)) / width) };
      const told = await sharp(await readFile(new URL(`drawn/${file}`, art))).metadata();
      expect({ file, ...told }).toMatchObject({ file, format: 'webp', ...size });
    }
  });
});
