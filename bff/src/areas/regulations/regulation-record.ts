import { promotionWindow } from '@fio/domain';
import type { RegulationKind, regulationDetail, regulationRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { pdfOf } from './pdf-address.ts';
import { stateOf, type VersionTimes } from './regulation-state.ts';
import { hexOf, sha256 } from '../../core/secrets/content-hash.ts';

const include = {
  pdf: true,
  supersedes: { select: { number: true, effectiveFrom: true } },
  _count: { select: { consents: { where: { granted: true } } } },
} satisfies Prisma.RegulationInclude;
const times = { id: true, slug: true, number: true, publishedAt: true, effectiveFrom: true } as const;

/** A version with all versions of its document, the latest first. */
export interface RegulationRecord extends Prisma.RegulationGetPayload<{ include: typeof include }> {
  readonly siblings: readonly (VersionTimes & { readonly id: string })[];
}

export async function loadRegulations(tx: Transaction, ids: string[]): Promise<RegulationRecord[]> {
  const found = await tx.regulation.findMany({ where: { id: { in: ids } }, include });
  const slugs = [...new Set(found.map(({ slug }) => slug))];
  const all = await tx.regulation.findMany({
    where: { slug: { in: slugs } },
    select: times,
    orderBy: { number: 'desc' },
  });
  return found.map((one) => ({ ...one, siblings: all.filter(({ slug }) => slug === one.slug) }));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
/** Held by a check constraint. */
export const kindOf = ({ kind }: { kind: string }) => kind as RegulationKind;

export function regulationRowOf(one: RegulationRecord, now: Date): z.input<typeof regulationRow> {
  const { id, slug, number, title, certificate, version } = one;
  return {
    id,
    slug,
    number,
    title,
    certificate,
    version,
    kind: kindOf(one),
    state: stateOf(one, one.siblings, now),
    effectiveFrom: iso(one.effectiveFrom),
    publishedAt: iso(one.publishedAt),
    updatedAt: one.updatedAt.toISOString(),
  };
}

/** Once the campaign has begun, whoever changes a document owes it to those who take part to say what changes. */
export function isAmendment(
  { supersedesId }: Pick<RegulationRecord, 'supersedesId'>,
  { config, clock }: Pick<RequestContext, 'config' | 'clock'>,
): boolean {
  const { start, end } = config.windows.register;
  return supersedesId !== null && promotionWindow(start, end, clock.now()).hasStarted;
}

export function regulationDetailOf(
  one: RegulationRecord,
  context: Pick<RequestContext, 'config' | 'clock'>,
): z.input<typeof regulationDetail> {
  const now = context.clock.now();
  const { html, amendment, textHash, pdf, siblings } = one;
  return {
    ...regulationRowOf(one, now),
    html,
    amendment,
    amendmentNeeded: isAmendment(one, context),
    textHash: textHash && hexOf(textHash),
    pdf: pdf && { ...pdfOf(pdf), id: pdf.id, uploaded: pdf.uploaded },
    acceptances: one._count.consents,
    versions: siblings.map((sibling) => ({
      id: sibling.id,
      number: sibling.number,
      state: stateOf(sibling, siblings, now),
      effectiveFrom: iso(sibling.effectiveFrom),
    })),
    createdAt: one.createdAt.toISOString(),
  };
}

/** What the audit compares. The text by its length and hash, for a whole regulation is no line of a log. */
export function regulationAudited(one: RegulationRecord) {
  const { kind, slug, number, title, certificate, html, amendment, effectiveFrom, publishedAt } = one;
  const document = { kind, slug, number, title, certificate, amendment, effectiveFrom, publishedAt };
  const pdf = one.pdf && { hash: hexOf(one.pdf.hash), uploaded: one.pdf.uploaded };
  return { ...document, text: { length: html.length, hash: hexOf(sha256(html)) }, pdf };
}
