import { LOG_KINDS } from '@fio/contracts';
import { checkEvidence, drawClause, isProtocolNumber, SAC_STATES, SUGGESTION_TRANSITIONS } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { pendingDocuments } from '../src/areas/consents/pending-documents.ts';
import { checkedTexts } from '../src/areas/email-templates/check-texts.ts';
import { letterOf, templateState, textsOf } from '../src/areas/email-templates/template-record.ts';
import { findDraw } from '../src/areas/calculation/draw-record.ts';
import { freezeBlockers } from '../src/areas/calculation/freeze-blockers.ts';
import { drawEvidence } from '../src/areas/calculation/draw-evidence.ts';
import { publishedDraws } from '../src/areas/draws/published-draws.ts';
import { ruleSetOf } from '../src/areas/winners-draw/draw-record.ts';
import { verifyAudit } from '../src/core/audit/verify.ts';
import { sha256 } from '../src/core/secrets/sha256.ts';
import { demoAccounts } from './accounts.ts';
import { PUBLIC_VERDICTS, publicVerdicts } from './edition-verdict.ts';
import { EDITION_SLUG } from './seed-draws.ts';
import { seedWhenEmpty } from './seed.ts';
import { demoTheories } from './theories/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the demonstration content', () => {
  it('does nothing outside a demonstration, nor in production', async () => {
    const { product, services } = app;
    const config = { ...services.config, demonstration: false };
    expect(await seedWhenEmpty({ ...product, infrastructure: { ...services, config } })).toBe(false);
    process.env['NODE_ENV'] = 'production';
    expect(await seedWhenEmpty(app.product)).toBe(false);
    process.env['NODE_ENV'] = 'test';
    expect(await services.db.show.count()).toBe(0);
  });

  it('leaves nothing half when it fails on the way', { timeout: 120_000 }, async () => {
    const { services } = app;
    await services.pool.query('ALTER TABLE votes RENAME TO votes_away');
    await expect(seedWhenEmpty(app.product)).rejects.toThrow();
    await services.pool.query('ALTER TABLE votes_away RENAME TO votes');
    expect(await services.db.show.count()).toBe(0);
    expect(await services.db.registration.count()).toBe(0);
  });

  it('fills an empty database once, however many start at once', { timeout: 120_000 }, async () => {
    const done = await Promise.all([seedWhenEmpty(app.product), seedWhenEmpty(app.product)]);
    expect(done.sort()).toEqual([false, true]);
    expect(await seedWhenEmpty(app.product)).toBe(false);
  });

  it('has letters that the product could send, one of each in use', async () => {
    const all = await app.services.db.emailTemplate.findMany();
    for (const one of all) expect(checkedTexts(textsOf(one), letterOf(one))).toEqual(textsOf(one));
    const states = all.map((one) => `${one.key} ${templateState(one)}`).sort();
    expect(states).toEqual([
      'campaign-faltam-poucos-dias-para-o-sorteio published',
      'campaign-novas-teorias-da-semana draft',
      'news_welcome published',
      'news_welcome retired',
    ]);
  });

  it('has the figures of the dashboard reckoned', async () => {
    const { db } = app.services;
    const { _sum: sum } = await db.statisticDay.aggregate({
      where: { dimension: 'all' },
      _sum: { registrations: true, votes: true, tickets: true },
    });
    expect(sum.registrations).toBe(await db.registration.count());
    expect(sum.votes).toBe(await db.vote.count({ where: { suspicion: null } }));
    expect(sum.tickets).toBe(await db.ticket.count({ where: { state: { not: 'voided' } } }));
    expect(await db.statisticDay.count({ where: { dimension: 'source' } })).toBeGreaterThan(50);
  });

  it('has every theory with its votes, leaning as written', async () => {
    const { db } = app.services;
    expect(await db.poll.count()).toBe(demoTheories.length);
    for (const { slug, votes } of demoTheories) {
      const found = await db.poll.findUniqueOrThrow({
        where: { slug },
        include: { voteRows: { where: { suspicion: null } } },
      });
      expect(found.voteRows).toHaveLength(votes);
      const isInWindow = ({ votedAt }: { votedAt: Date }) =>
        found.opensAt !== null &&
        votedAt >= found.opensAt &&
        (found.closesAt === null || votedAt < found.closesAt);
      expect(found.voteRows.every(isInWindow)).toBe(true);
    }
  });

  it('has suspicious votes on the featured theory, which wait and don’t count', async () => {
    const { db } = app.services;
    const featured = await db.poll.findFirstOrThrow({ where: { featured: true } });
    const waiting = await db.suspiciousVote.groupBy({
      by: ['reason'],
      where: { pollId: featured.id, decision: null },
      _count: { _all: true },
      orderBy: { reason: 'asc' },
    });
    expect(waiting.map(({ reason, _count }) => [reason, _count._all])).toEqual([
      ['address', 9],
      ['device', 3],
    ]);
    const { votes } = demoTheories.find(({ slug }) => slug === featured.slug) ?? {};
    const tally = await db.voteTally.aggregate({ where: { pollId: featured.id }, _sum: { votes: true } });
    expect(tally._sum.votes).toBe(votes);
  });

  it('has an account of everybody it names, and an audit that holds', async () => {
    const { db } = app.services;
    for (const { email, strategy } of demoAccounts) {
      const where = { email };
      const found =
        strategy === 'admin' ? db.adminUser.findUnique({ where }) : db.registration.findUnique({ where });
      expect(await found).not.toBeNull();
    }
    expect(await verifyAudit(db)).toMatchObject({ ok: true });
  });

  it('shows every state of a suggestion and of a message to customer service', async () => {
    const { db } = app.services;
    const suggestions = await db.suggestion.findMany({ distinct: ['state'], select: { state: true } });
    expect(suggestions.map(({ state }) => state).toSorted()).toEqual(
      Object.keys(SUGGESTION_TRANSITIONS).toSorted(),
    );
    const messages = await db.sacRequest.findMany({ include: { messages: true } });
    expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(SAC_STATES));
    for (const { protocol, state, messages: said } of messages) {
      expect(isProtocolNumber(protocol)).toBe(true);
      expect(said.some(({ kind }) => kind === 'answer')).toBe(state === 'answered' || state === 'closed');
    }
  });

  it('has logs of all that, and of nobody else', async () => {
    const { db } = app.services;
    const logged = await db.logEntry.groupBy({ by: ['registrationId'] });
    expect(logged.map(({ registrationId }) => registrationId)).not.toContain(null);
    expect(logged).toHaveLength(await db.registration.count());
    expect(await db.logEntry.count({ where: { kind: LOG_KINDS.indexOf('vote') } })).toBe(
      await db.vote.count(),
    );
  });

  it('has nobody of those one signs in as behind with a document', async () => {
    const { db, clock } = app.services;
    const emails = demoAccounts.filter(({ strategy }) => strategy === 'user').map(({ email }) => email);
    const visitors = await db.registration.findMany({ where: { email: { in: emails } } });
    expect(visitors).toHaveLength(emails.length);
    for (const { id } of visitors) expect(await pendingDocuments(db, id, clock.now())).toEqual([]);
  });

  it('shows a home page', async () => {
    const home = await app.services.content.home();
    expect(home.featured?.featured).toBe(true);
    expect(home.featured?.results.total).toBeGreaterThan(0);
    expect(home.open.length).toBeGreaterThanOrEqual(14);
    expect(home.resolved.length).toBeGreaterThanOrEqual(9);
    expect(home.shows[0]?.poster?.src).toMatch(/^\/files\/demo\/sal-na-lanterna-poster-\w{12}-800\.webp$/);
    expect(home.hero?.width).toBe(2400);
  });

  it('shows questions by subject, and who won before', async () => {
    const { services } = app;
    expect(await services.db.faqEntry.count({ where: { published: true } })).toBeGreaterThanOrEqual(14);
    const { items, upcoming } = await publishedDraws(services.db);
    expect(items.map(({ prizes }) => prizes.map(({ winners }) => winners.length))).toEqual([[1, 4, 5]]);
    expect(items[0]?.prizes[1]?.winners.map(({ rank }) => rank)).toEqual([0, 0, 1, 0]);
    expect(items[0]?.prizes[1]?.departures).toMatchObject([{ unit: 3, rank: 0, outcome: 'not_found' }]);
    expect(items[0]?.prizes[2]?.departures).toMatchObject([{ unit: 2, outcome: 'disqualified' }]);
    expect(upcoming.map(({ title }) => title)).toContain('Puxe o Fio, 2ª edição');
  });

  it('has a draw that was held step by step, so that a stranger can calculate it again', async () => {
    const { db } = app.services;
    const where = { slug: EDITION_SLUG, state: 'accounted' };
    const held = await db.draw.findUniqueOrThrow({ where, include: { events: true } });
    const steps = held.events.map(({ at }) => at.getTime());
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    const evidence = await drawEvidence(app.services, held.id);
    const { commitment, list, holders, standings, result, committed } = await checkEvidence(sha256, evidence);
    expect([commitment, list, holders, standings, result]).not.toContain(false);
    expect(committed?.sealed?.given).toBe(committed?.count);
    expect(await publicVerdicts(app.url)).toEqual(PUBLIC_VERDICTS);
    expect(await db.drawFile.count({ where: { drawId: held.id, state: 'ready' } })).toBe(4);
  });

  it('followed those who won to their prize: calls, documents, receipts and the tax', async () => {
    const { db } = app.services;
    const followed = { unit: { gt: 0 }, contacts: { some: {} }, irrfPaidOn: { not: null } };
    expect(await db.winner.count({ where: followed })).toBe(10);
    expect(await db.winnerDocument.count({ where: { kind: 'receipt' } })).toBe(10);
  });

  it('has a draw whose list staff may close at once', async () => {
    const { db, clock } = app.services;
    const { id } = await db.draw.findUniqueOrThrow({ where: { slug: 'sorteio-relampago' } });
    expect(await freezeBlockers(db, await findDraw(db, id), clock.now())).toEqual([]);
  });

  it('has a regulation that tells how winners are found as the draw’s own rules do', async () => {
    const draw = await app.services.db.draw.findUniqueOrThrow({
      where: { slug: 'segunda-edicao' },
      include: { prizes: true, regulation: true, numbers: true },
    });
    const { seriesFirst: first, seriesLast: last, prizes, surrogates, numbers } = draw;
    const clause = drawClause(
      { ruleSet: ruleSetOf(draw), interval: { first, last }, prizes, surrogates },
      'pt',
    );
    for (const paragraph of clause) expect(draw.regulation?.html).toContain(paragraph);
    expect(numbers).toMatchObject({ seriesFirst: first, seriesLast: last });
  });

  it('delivers the artwork so that nothing in it could ever run', async () => {
    const { hero } = await app.services.content.home();
    const response = await app.fetch(hero?.src ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('has a promotion that runs: numbers in order, prizes won, checked, delivered and refused', async () => {
    const { db } = app.services;
    const pool = await db.numberPool.findFirstOrThrow({
      where: { draw: { slug: 'segunda-edicao' } },
      include: { tickets: true },
    });
    expect(pool.next).toBe(pool.tickets.length);
    expect(pool.next).toBeGreaterThan(20);
    const states = await db.invoice.groupBy({ by: ['state'] });
    expect(states.map(({ state }) => state).toSorted()).toEqual(['invalid', 'pending', 'valid']);
    const won = await db.prize.findMany({
      where: { state: { notIn: ['default', 'available'] } },
      include: { registration: { select: { email: true } } },
      orderBy: { claimedAt: 'asc' },
    });
    expect(won.slice(0, 4).map(({ state, registration }) => [registration?.email, state])).toEqual([
      ['clara@exemplo.example', 'delivered'],
      ['davi@exemplo.example', 'validated'],
      ['jessica@exemplo.example', 'invalid'],
      [expect.stringContaining('@exemplo.example'), 'pending'],
    ]);
    expect(new Set(won.map(({ registrationId }) => registrationId)).size).toBe(won.length);
  });
});
