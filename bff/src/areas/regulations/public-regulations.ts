import type { RegulationCard, RegulationPage, RegulationVersion } from '@fio/contracts';
import { REGULATION_KINDS } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { contentsOf } from './document-text.ts';
import { pdfOf } from './pdf-address.ts';
import { kindOf } from './regulation-record.ts';
import { isInForce, stateOf } from './regulation-state.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';

const args = {
  omit: { html: true },
  include: { pdf: true },
} satisfies Prisma.RegulationDefaultArgs;
type Listed = Prisma.RegulationGetPayload<typeof args>;

/** All published versions of all documents, the latest first: they are few. */
const published = (tx: Transaction): Promise<Listed[]> =>
  tx.regulation.findMany({ ...args, where: { publishedAt: { not: null } }, orderBy: { number: 'desc' } });

function versionOf(one: Listed): RegulationVersion {
  const { id, number, effectiveFrom, publishedAt, amendment, textHash, pdf } = one;
  // A published version has them all: a check constraint holds it.
  if (!effectiveFrom || !publishedAt || !textHash || !pdf) throw new Error(`Regulation ${id} is a draft.`);
  return {
    id,
    number,
    amendment,
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

const siblingsOf = ({ slug }: Listed, all: readonly Listed[]) => all.filter((one) => one.slug === slug);
const rank = ({ kind }: RegulationCard) => REGULATION_KINDS.indexOf(kind);

function currentOf(all: readonly Listed[], now: Date): RegulationCard[] {
  const current = all.filter((one) => stateOf(one, siblingsOf(one, all), now) === 'current');
  return current.map(cardOf).sort((left, right) => rank(left) - rank(right));
}

/** The documents in force at `now`, the promotion's first. */
export const currentRegulations = async (tx: Transaction, now: Date): Promise<RegulationCard[]> =>
  currentOf(await published(tx), now);

/** The addresses of the documents in force, each with the moment from which it has said what it says. */
export const regulationAddresses = async (tx: Transaction, now: Date) =>
  (await currentRegulations(tx, now)).map(({ slug, publishedAt, effectiveFrom }) => ({
    path: `/regulamentos/${slug}`,
    // Both are in the same form, so that the later one is also the greater text.
    changedAt: new Date(publishedAt > effectiveFrom ? publishedAt : effectiveFrom),
  }));

/** Where the footer and the registration lead, whatever address staff gave these documents. */
const BY_KIND: Readonly<Record<string, string>> = { privacidade: 'privacy', termos: 'terms' };

/** The versions of the document at an address; its own comes before what an address stands for. */
function versionsAt(slug: string, all: readonly Listed[]): Listed[] {
  const own = all.filter((one) => one.slug === slug);
  return own.length > 0 ? own : all.filter(({ kind }) => kind === BY_KIND[slug]);
}

/** One version of a document, or with `number` null the one in force; NOT_FOUND when there is none. */
export async function regulationPage(
  tx: Transaction,
  slug: string,
  number: number | null,
  now: Date,
): Promise<RegulationPage> {
  const all = await published(tx);
  const versions = versionsAt(slug, all);
  const found = versions.find((one) => (number === null ? isInForce(one, now) : one.number === number));
  const state = found && stateOf(found, versions, now);
  if (found === undefined || state === undefined || state === 'draft') throw new AppError('NOT_FOUND');
  const { html } = await tx.regulation.findUniqueOrThrow({ where: { id: found.id }, select: { html: true } });
  return {
    ...cardOf(found),
    html,
    state,
    contents: contentsOf(html),
    versions: versions.map(versionOf),
    documents: currentOf(all, now),
  };
}

/** The first document in force; null while there is none. */
export async function frontPage(tx: Transaction, now: Date): Promise<RegulationPage | null> {
  const [first] = await currentRegulations(tx, now);
  return first === undefined ? null : regulationPage(tx, first.slug, null, now);
}
