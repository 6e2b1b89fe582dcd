import { FAQ_CATEGORIES, type FaqCategory, type FaqEntry } from '@fio/contracts/public/faq';
import { hasWords, wordsToFind } from '@fio/domain/find-words';
import { richTextToPlain } from '@fio/domain/rich-text';
import type { Language } from '@fio/platform/i18n';

/** A question as it is shown: in the page's language, or (`foreign`) in Portuguese for want of a translation. */
export interface Question {
  readonly id: string;
  readonly slug: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: string;
  readonly foreign: boolean;
}

export function questionIn({ id, slug, category, pt, en }: FaqEntry, language: Language): Question {
  const words = language === 'en' && en ? en : pt;
  return { id, slug, category, ...words, foreign: language === 'en' && en === null };
}

export interface Group {
  readonly category: FaqCategory;
  readonly questions: readonly Question[];
}

/** The subjects that have questions, in the order visitors read them. */
export const groupsOf = (questions: readonly Question[]): Group[] =>
  FAQ_CATEGORIES.map((category) => ({
    category,
    questions: questions.filter((one) => one.category === category),
  })).filter((group) => group.questions.length > 0);

/** Those whose question and answer hold every word of the search. */
export function searched(questions: readonly Question[], search: string): readonly Question[] {
  const words = wordsToFind(search);
  if (words.length === 0) return questions;
  return questions.filter(({ question, answer }) =>
    hasWords(`${question} ${richTextToPlain(answer)}`, words),
  );
}

const PLACE = 'assunto_';

/** The place of a subject on the page; no question's can be the same, for theirs have no underscore. */
export const placeOf = (category: FaqCategory): string => `${PLACE}${category}`;
export const isPlace = (hash: string): boolean => hash.startsWith(`#${PLACE}`);
