import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, uuid } from '../core/fields.ts';

/** In the order visitors read them. */
export const FAQ_CATEGORIES = ['theories', 'account', 'promotion', 'prizes', 'privacy'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** `answer` is sanitised HTML, for `parseRichText`. */
const words = z.object({ question: z.string(), answer: z.string() });

/** `slug` is the question's place on the page: `/faq#como-votar`. Without English the Portuguese words serve. */
export const faqEntry = z.object({
  id: uuid(),
  slug: z.string(),
  category: z.enum(FAQ_CATEGORIES),
  pt: words,
  en: z.nullable(words),
});
export type FaqEntry = z.infer<typeof faqEntry>;

/** Frequent questions, as visitors read and rate them. */
export const faq = {
  /** The same for everyone, in both languages. */
  all: endpoint({
    method: 'GET',
    path: '/faq',
    access: 'public',
    response: z.object({ items: z.array(faqEntry) }),
    summary: 'The published questions, by category and in their order.',
  }),
  helpful: endpoint({
    method: 'POST',
    path: '/faq/:id/helpful',
    unkeyed: 'repeatable',
    access: 'public',
    limit: 'helpful',
    params: idParams,
    body: z.object({
      helpful: z.boolean('required'),
      /** A random id the browser keeps; what is stored is a hash that differs for each question. */
      device: uuid(),
    }),
    errors: ['NOT_FOUND'],
    summary: 'Says whether an answer helped; once per visitor or device, the last word counts.',
  }),
};
