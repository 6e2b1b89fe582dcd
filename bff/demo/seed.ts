import { calculationArea } from '../src/areas/calculation/index.ts';
import { exportsArea } from '../src/areas/exports/index.ts';
import { ticketsArea } from '../src/areas/tickets/index.ts';
import type { Product } from '../src/engine/Area.ts';
import { refreshStatistics } from '../src/areas/statistics/sums/refresh-statistics.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { holdDraw } from './hold-draw.ts';
import { Random } from './random.ts';
import { drawPhotos, type DemoPhoto } from './receipt-photo.ts';
import { seedActions } from './seed-actions.ts';
import { seedArt, seedPrizeArt } from './seed-art.ts';
import { seedBlocks } from './seed-blocks.ts';
import { seedCommands } from './seed-commands.ts';
import { seedDispatches } from './seed-dispatches.ts';
import { seedDraws } from './seed-draws.ts';
import { seedExports } from './seed-exports.ts';
import { seedFaq } from './seed-faq.ts';
import { seedLogs } from './seed-logs.ts';
import { seedIps } from './seed-ips.ts';
import { preparePeople, seedPeople } from './seed-people.ts';
import { seedMessages } from './seed-messages.ts';
import { seedPromotion } from './seed-promotion.ts';
import { seedRanking } from './seed-ranking.ts';
import { seedSuggestions } from './seed-suggestions.ts';
import { seedConsents } from './seed-consents.ts';
import { prepareRegulations, seedRegulations } from './seed-regulations.ts';
import { seedSuspicious } from './seed-suspicious.ts';
import { seedTemplates } from './seed-templates.ts';
import { seedTheories } from './seed-theories.ts';
import { seedViews } from './seed-views.ts';
import { seedVisits } from './seed-visits.ts';
import { seedVotes } from './seed-votes.ts';
import { logRest } from './log-promises.ts';

/** Any number that nothing else in the product locks. */
const SEED_LOCK = 7_270_023;
const SEED = 20_261_121;

async function isEmpty(tx: Transaction): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ empty: boolean }[]>`
    SELECT NOT (
      EXISTS (SELECT FROM shows) OR EXISTS (SELECT FROM admin_users) OR EXISTS (SELECT FROM registrations)
    ) AS empty`;
  return row?.empty === true;
}

/**
 * Fills an empty database with the demonstration content; answers whether it did. In one transaction: a crash
 * on the way leaves the database empty, and the next start begins again; a draw that was to be held goes on. The
 * accounts' password is public, so nothing is done outside a demonstration, and never with NODE_ENV=production.
 */
export async function seedWhenEmpty({ infrastructure, servicesOf }: Product): Promise<boolean> {
  const services = {
    ...infrastructure,
    ...servicesOf(ticketsArea),
    ...servicesOf(calculationArea),
    ...servicesOf(exportsArea),
  };
  const { config, db, clock, storage } = services;
  if (!config.demonstration || process.env['NODE_ENV'] === 'production') return false;
  if (!(await isEmpty(db))) {
    // What a crash after the content left open.
    await holdDraw(services);
    await logRest(services);
    return false;
  }
  const now = clock.now();
  const random = new Random(SEED);
  const [art, pictures, people, regulations] = await Promise.all([
    seedArt(storage.publicFiles),
    seedPrizeArt(storage.publicFiles),
    preparePeople({ ...services, random, now }),
    prepareRegulations(services, now),
  ]);
  const photos: DemoPhoto[] = [];
  const isDone = await db.$transaction(
    async (tx) => {
      // Whoever comes second waits for all of the first one's work.
      await tx.$executeRaw`SET LOCAL lock_timeout = '60s'`;
      await tx.$executeRaw`SET LOCAL statement_timeout = '60s'`;
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
      if (!(await isEmpty(tx))) return false;
      const theories = await seedTheories(tx, art, now);
      const voters = await seedPeople(tx, people);
      await seedRegulations(tx, regulations);
      await seedConsents(tx, voters, regulations);
      await seedVotes(tx, theories, voters, random, now);
      await seedSuspicious(tx, theories, now);
      await seedSuggestions(tx, people, now);
      await seedFaq(tx, now);
      await seedTemplates(tx, now);
      const regulationId = regulations.findLast(({ kind }) => kind === 'draw')?.id ?? null;
      await tx.picture.createMany({ data: [...pictures.values()] });
      const drawId = await seedDraws(services, tx, { people: voters, regulationId, pictures, random, now });
      const reviewerId = people.staff[0]?.id ?? '';
      await seedPromotion(services, tx, { drawId, reviewerId, people: voters, random, photos, now });
      await seedBlocks(tx, { ...services, people, now });
      await seedIps(tx, { people, random, now });
      await seedMessages(tx, people, now);
      await seedLogs(tx);
      await seedCommands(tx, people, now);
      const author = { authorId: reviewerId, authorName: people.staff[0]?.name ?? '' };
      await seedDispatches(tx, { ...author, now });
      await seedViews(tx, now);
      await seedActions(tx, people, theories, now);
      return true;
    },
    { timeout: 60_000 },
  );
  await drawPhotos(services.storage.privateFiles, photos);
  if (isDone) {
    await holdDraw(services);
    await logRest(services);
    await seedVisits({ ...services, people, random, now });
    await refreshStatistics(services, 'all');
    await seedRanking(services);
    await seedExports(services);
  }
  return isDone;
}
