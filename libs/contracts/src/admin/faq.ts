import * as z from 'zod/mini';
import { isSlug } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { instant, required, uuid } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { FAQ_CATEGORIES } from '../public/faq.ts';

export const QUESTION_LIMIT = 200;
const ANSWER_LIMIT = 20_000;

const category = z.enum(FAQ_CATEGORIES);

export const faqRow = z.object({
  id: uuid(),
  slug: z.string(),
  category,
  question: z.string(),
  /** From 1, within the category. */
  position: z.int(),
  published: z.boolean(),
  /** Whether the question stands in English too. */
  translated: z.boolean(),
  helpfulYes: z.int(),
  helpfulNo: z.int(),
  updatedAt: instant(),
});

export const faqDetail = z.extend(faqRow, {
  answer: z.string(),
  questionEn: z.string(),
  answerEn: z.string(),
  version: z.int(),
  createdAt: instant(),
});

/** The answers are sanitised before they are stored. In English both are given, or neither. */
export const faqInput = z.object({
  category: z.enum(FAQ_CATEGORIES, 'invalid'),
  question: required().check(z.maxLength(QUESTION_LIMIT, 'limit')),
  answer: required().check(z.maxLength(ANSWER_LIMIT, 'limit')),
  questionEn: z.string('required').check(z.trim(), z.maxLength(QUESTION_LIMIT, 'limit')),
  answerEn: z.string('required').check(z.trim(), z.maxLength(ANSWER_LIMIT, 'limit')),
  slug: required().check(z.maxLength(80, 'limit'), z.refine(isSlug, 'slug')),
  published: z.boolean(),
});

const { export: _export, ...editable } = resource('faq', {
  row: faqRow,
  detail: faqDetail,
  input: faqInput,
  errors: ['CONFLICT'],
  filters: z.strictObject({
    category: z.optional(z.enum(FAQ_CATEGORIES, 'invalid')),
    published: z.optional(z.enum(['true', 'false'], 'invalid')),
  }),
  sorts: ['position', 'question', 'helpfulYes', 'helpfulNo', 'updatedAt'],
});

export const faqOrder = z.object({
  items: z.array(z.object({ id: uuid(), category, question: z.string(), published: z.boolean() })),
});
export type FaqOrder = z.infer<typeof faqOrder>;

const ids = z.array(uuid(), 'required').check(z.maxLength(500, 'limit'));

/** Frequent questions as staff write and order them. */
export const adminFaq = {
  ...editable,
  order: endpoint({
    method: 'GET',
    path: '/admin/faq-order',
    access: 'faq:list',
    response: faqOrder,
    summary: 'All questions, by category and in their order.',
  }),
  /** `before` is the order the editor saw: when it is no longer that, nothing is saved. */
  reorder: endpoint({
    method: 'PUT',
    path: '/admin/faq-order',
    access: 'faq:edit',
    body: z.object({ category: z.enum(FAQ_CATEGORIES, 'invalid'), before: ids, after: ids }),
    response: faqOrder,
    errors: ['CONFLICT'],
    summary: 'Puts the questions of a category in another order, all at once.',
  }),
};
