import { createContext, use } from 'react';

/** What fields say by themselves wherever they stand, in the page's language. */
export interface FieldWords {
  /** Where a search among choices finds none. */
  readonly nothingFound: string;
}

const Context = createContext<FieldWords | null>(null);

/** Stands once around the whole page, so that no field has to be given them. Without it they say nothing. */
export const FieldWordsProvider = Context.Provider;

export const useFieldWords = (): FieldWords | null => use(Context);
