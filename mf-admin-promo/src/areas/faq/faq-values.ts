import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import type { adminFaq } from '@fio/contracts/admin/faq';

export type FaqDetail = ResponseOf<typeof adminFaq.get>;
type FaqValues = BodyOf<typeof adminFaq.create>;

const NEW: FaqValues = {
  category: 'theories',
  question: '',
  answer: '',
  questionEn: '',
  answerEn: '',
  slug: '',
  published: false,
};

/** What stands in the form's fields: of a question, or of a new one. */
export function valuesOf(one: FaqDetail | null): FaqValues {
  if (!one) return NEW;
  const { category, question, answer, questionEn, answerEn, slug, published } = one;
  return { category, question, answer, questionEn, answerEn, slug, published };
}
