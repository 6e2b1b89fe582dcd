import type { adminFaq } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { sanitizeRichText } from '../../core/rich-text/sanitize-rich-text.ts';
import { invalidField } from '../../core/errors.ts';
import { faqAudited, faqDetailOf, type FaqRecord, faqRowOf, loadFaq } from './faq-record.ts';
import { faqSource } from './faq.source.ts';
import { lockOrder } from './lock-order.ts';

type Input = InputOf<typeof adminFaq>;

/** The answers as they are stored. One that is nothing but markup says nothing; English is whole or not there. */
function wordsOf({ question, answer, questionEn, answerEn }: Input) {
  const portuguese = sanitizeRichText(answer, 'answer');
  const english = sanitizeRichText(answerEn, 'answer');
  if (portuguese === '') throw invalidField('answer', 'required');
  if (questionEn === '' && english !== '') throw invalidField('questionEn', 'required');
  if (questionEn !== '' && english === '') throw invalidField('answerEn', 'required');
  const translation =
    questionEn === '' ? { questionEn: null, answerEn: null } : { questionEn, answerEn: english };
  return { question, answer: portuguese, ...translation };
}

/** A question that is new in its category comes last there. */
async function positionOf({ category }: Input, { tx, found }: Write<FaqRecord>): Promise<number> {
  if (found?.category === category) return found.position;
  await lockOrder(tx, category);
  const { _max } = await tx.faqEntry.aggregate({ where: { category }, _max: { position: true } });
  return (_max.position ?? 0) + 1;
}

export const faqResource: Resource<typeof adminFaq, FaqRecord> = {
  name: 'faq',
  source: faqSource,
  model: (tx) => tx.faqEntry,
  load: loadFaq,
  data: async (input, write) => ({
    category: input.category,
    slug: input.slug,
    published: input.published,
    ...wordsOf(input),
    position: await positionOf(input, write),
  }),
  guardRemove: () => undefined,
  row: faqRowOf,
  detail: faqDetailOf,
  title: ({ question }) => question,
  audited: faqAudited,
  unique: { faq_entries_slug_key: { field: 'slug', problem: 'slug_taken' } },
};
