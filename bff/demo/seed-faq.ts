import { randomBytes } from 'node:crypto';
import { sanitizeRichText } from '../src/core/rich-text/sanitize-rich-text.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { daysFrom } from './days.ts';
import { demoFaq, type DemoQuestion } from './faq.ts';

const WRITTEN = -110;

const placeOf = (one: DemoQuestion): number =>
  demoFaq.filter(({ category }) => category === one.category).indexOf(one) + 1;

/** Nobody's: as many readers as there were, with ids that belong to no browser. */
const ratings = (entryId: string, [yes, no]: DemoQuestion['helpful'], now: Date) =>
  Array.from({ length: yes + no }, (_, index) => ({
    entryId,
    rater: randomBytes(32),
    helpful: index < yes,
    ratedAt: daysFrom(now, WRITTEN * (index / (yes + no))),
  }));

/** Writes the questions with what their readers said of the answers. */
export async function seedFaq(tx: Transaction, now: Date): Promise<void> {
  const at = daysFrom(now, WRITTEN);
  for (const one of demoFaq) {
    const { category, slug, question, answer, en, helpful, draft = false } = one;
    const { id } = await tx.faqEntry.create({
      data: {
        category,
        slug,
        question,
        answer: sanitizeRichText(answer, 'answer'),
        questionEn: en?.question ?? null,
        answerEn: en ? sanitizeRichText(en.answer, 'answer') : null,
        position: placeOf(one),
        published: !draft,
        createdAt: at,
        updatedAt: at,
      },
    });
    await tx.faqRating.createMany({ data: ratings(id, helpful, now) });
  }
}
