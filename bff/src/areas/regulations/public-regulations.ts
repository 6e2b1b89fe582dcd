import type { RegulationCard, RegulationPage, RegulationVersion } from '@fio/contracts';
import { REGULATION_KINDS } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../http/errors.ts';
import { contentsOf } from './document-text.ts';
import { pdfOf } from './pdf-address.ts';
import { kindOf } from './regulation-record.ts';
import { isInForce, stateOf } from './regulation-state.ts';
import { hexOf } from './text-hash.ts';

const args = {
  omit: { html: true },
  include: { pdf: true },
} satisfies Prisma.RegulationDefaultArgs;
type Listed = Prisma.RegulationGetPayload<typeof args>;

/** All published versions, of one document or of all, the latest first. */
const published = (tx: Transaction, slug?: string): Promise<Listed[]> =>
  tx.regulation.findMany({
    ...args,
    where: { publishedAt: { not: null }, ...(slug === undefined ? {} : { slug }) },
    orderBy: [{ slug: 'asc' }, { number: 'desc' }],
  });

function versionOf(one: Listed): RegulationVersion {
  const { id, number, effectiveFrom, publishedAt, amendment, textHash, pdf } = one;
  // A published version has them all: a check constraint holds it.
  if (!effectiveFrom || !publishedAt || !textHash || !pdf) throw new Error(`Regulation ${id} is a draft.`);
  return {
    ...{ id, number, amendment },
    effectiveFrom: effectiveFrom.toISOString(),
    publishedAt: publishedAt.toISOString(),
    textHash: hexOf(textHash),
    pdf: pdfOf(pdf),
  };
}

function cardOf(one: Listed): RegulationCard {
  const { slug, title, certificate } = one;
  return { ...versionOf(one), kind: kindOf(one), slug, title, certificate };
}

const rank = ({ kind }: RegulationCard) => REGULATION_KINDS.indexOf(kind);

/** The documents in force at `now`, the promotion's first. */
export async function currentRegulations(tx: Transaction, now: Date): Promise<RegulationCard[]> {
  const versions = (await published(tx)).filter((one) => isInForce(one, now));
  const latest = new Map(versions.toReversed().map((one) => [one.slug, one]));
  return [...latest.values()].map(cardOf).sort((left, right) => rank(left) - rank(right));
}

/** One version of a document, or with `number` null the one in force; NOT_FOUND when there is none. */
export async function regulationPage(
  tx: Transaction,
  slug: string,
  number: number | null,
  now: Date,
): Promise<RegulationPage> {
  const versions = await published(tx, slug);
  const found = versions.find((one) => (number === null ? isInForce(one, now) : one.number === number));
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { html } = await tx.regulation.findUniqueOrThrow({ where: { id: found.id }, select: { html: true } });
  const state = stateOf(found, versions, now);
  if (state === 'draft') throw new AppError('NOT_FOUND');
  return { ...cardOf(found), html, contents: contentsOf(html), state, versions: versions.map(versionOf) };
}
