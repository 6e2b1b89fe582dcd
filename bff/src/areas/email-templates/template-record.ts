import {
  LETTER_KEYS,
  type LetterKey,
  type templateDetail,
  type templateRow,
  type TemplateState,
} from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { EmailTemplate } from '../../generated/prisma/client.ts';

/** A version with all the versions of its letter, the latest first. */
export type TemplateRecord = EmailTemplate & { readonly siblings: readonly EmailTemplate[] };

export async function loadTemplates(tx: Transaction, ids: string[]): Promise<TemplateRecord[]> {
  const found = await tx.emailTemplate.findMany({ where: { id: { in: ids } } });
  const all = await tx.emailTemplate.findMany({
    where: { key: { in: found.map(({ key }) => key) } },
    orderBy: { number: 'desc' },
  });
  return found.map((one) => ({ ...one, siblings: all.filter(({ key }) => key === one.key) }));
}

export function templateState({
  publishedAt,
  retiredAt,
}: Pick<EmailTemplate, 'publishedAt' | 'retiredAt'>): TemplateState {
  if (publishedAt === null) return 'draft';
  return retiredAt === null ? 'published' : 'retired';
}

/** The letter a version stands for; a text of one that the product no longer sends counts as nobody's. */
export const letterOf = ({ letter }: Pick<EmailTemplate, 'letter'>): LetterKey | null =>
  LETTER_KEYS.find((key) => key === letter) ?? null;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function templateRowOf(one: EmailTemplate): z.input<typeof templateRow> {
  const { id, key, name, number, subject, version } = one;
  return {
    id,
    key,
    name,
    number,
    subject,
    version,
    letter: letterOf(one),
    state: templateState(one),
    publishedAt: iso(one.publishedAt),
    updatedAt: one.updatedAt.toISOString(),
  };
}

/** What a version says, as the contract names it. */
export function textsOf(one: EmailTemplate) {
  const { subject, preheader, title, html, button, closing } = one;
  const { subjectEn, preheaderEn, titleEn, htmlEn, buttonEn, closingEn } = one;
  return {
    subject,
    preheader,
    title,
    html,
    button,
    closing,
    subjectEn,
    preheaderEn,
    titleEn,
    htmlEn,
    buttonEn,
    closingEn,
  };
}

export function templateDetailOf(one: TemplateRecord): z.input<typeof templateDetail> {
  return {
    ...templateRowOf(one),
    ...textsOf(one),
    link: one.link,
    retiredAt: iso(one.retiredAt),
    versions: one.siblings.map((sibling) => ({
      id: sibling.id,
      number: sibling.number,
      state: templateState(sibling),
      publishedAt: iso(sibling.publishedAt),
    })),
    createdAt: one.createdAt.toISOString(),
  };
}

/** What the audit compares. */
export function templateAudited(one: TemplateRecord) {
  const { key: letterKey, number, name, link } = one;
  return { letterKey, number, name, link, state: templateState(one), ...textsOf(one) };
}
