import { createContext, use } from 'react';

/** What fields for days and times say by themselves; `{{…}}` stands for what the second argument has. */
export type DateWord =
  | 'placeholder.day'
  | 'placeholder.time'
  | 'open'
  | 'calendar'
  | 'failed'
  | 'close'
  | 'use'
  | 'previous'
  | 'next'
  | 'month'
  | 'year'
  | 'time'
  | 'today'
  | 'selected'
  | 'range.from'
  | 'range.to'
  | 'range.between'
  | DateProblemWord;

/** Why a text is no date that the field takes. */
export type DateProblemWord =
  | 'problem.unread'
  | 'problem.ambiguous'
  | 'problem.month'
  | 'problem.day'
  | 'problem.year'
  | 'problem.time'
  | 'problem.whole.day'
  | 'problem.whole.time'
  | 'problem.before'
  | 'problem.after';

export interface DateWords {
  /** As Intl takes it: names of months and weekdays are its own. */
  readonly locale: string;
  readonly t: (word: DateWord, params?: Readonly<Record<string, string>>) => string;
}

const Context = createContext<DateWords | null>(null);

/** MantineRoot puts them there. */
export const DateWordsProvider = Context.Provider;

/** The words, in the page's language; null where nobody gave them: a field then is typed into and has no calendar. */
export const useDateWords = (): DateWords | null => use(Context);
