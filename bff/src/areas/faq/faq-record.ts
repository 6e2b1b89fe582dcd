import type { FaqCategory, faqDetail, FaqEntry, faqRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { FaqEntry as Stored } from '../../generated/prisma/client.ts';

/** A question with what its readers said of the answer. */
export interface FaqRecord extends Stored {
  readonly helpfulYes: number;
  readonly helpfulNo: number;
}

export async function loadFaq(tx: Transaction, ids: string[]): Promise<FaqRecord[]> {
  // One after the other: a transaction has one connection.
  const entries = await tx.faqEntry.findMany({ where: { id: { in: ids } } });
  const where = { entryId: { in: ids } };
  const ratings = await tx.faqRating.groupBy({ by: ['entryId', 'helpful'], where, _count: true });
  const count = (id: string, helpful: boolean) =>
    ratings.find((one) => one.entryId === id && one.helpful === helpful)?._count ?? 0;
  return entries.map((entry) => ({
    ...entry,
    helpfulYes: count(entry.id, true),
    helpfulNo: count(entry.id, false),
  }));
}

/** Held by a check constraint. */
export const categoryOf = ({ category }: { category: string }) => category as FaqCategory;

export function faqRowOf(entry: FaqRecord): z.input<typeof faqRow> {
  const { id, slug, question, position, published, helpfulYes, helpfulNo } = entry;
  return {
    id,
    slug,
    question,
    position,
    published,
    helpfulYes,
    helpfulNo,
    category: categoryOf(entry),
    translated: entry.questionEn !== null,
    updatedAt: entry.updatedAt.toISOString(),
  };
}

export const faqDetailOf = (entry: FaqRecord): z.input<typeof faqDetail> => ({
  ...faqRowOf(entry),
  answer: entry.answer,
  questionEn: entry.questionEn ?? '',
  answerEn: entry.answerEn ?? '',
  version: entry.version,
  createdAt: entry.createdAt.toISOString(),
});

/** What visitors read. */
export const faqEntryOf = (entry: Stored): FaqEntry => ({
  id: entry.id,
  slug: entry.slug,
  category: categoryOf(entry),
  pt: { question: entry.question, answer: entry.answer },
  en:
    entry.questionEn === null || entry.answerEn === null
      ? null
      : { question: entry.questionEn, answer: entry.answerEn },
});

/** What the audit compares. */
export function faqAudited({ category, slug, question, answer, questionEn, answerEn, published }: FaqRecord) {
  return { category, slug, question, answer, questionEn, answerEn, published };
}
