import { isSlug } from './slug.ts';

/** The states of theories that visitors tell apart, as an address names them. */
export const THEORY_STATES = { open: 'abertas', closed: 'encerradas', resolved: 'resolvidas' } as const;

/** What theories may be ordered by, as an address names it: most votes, what closes soonest, the latest opened. */
export const THEORY_ORDERS = {
  votes: 'mais-votadas',
  closing: 'encerram-antes',
  newest: 'mais-novas',
} as const;

/** A state of THEORY_STATES. */
export type TheoryState = keyof typeof THEORY_STATES;

/** One of THEORY_ORDERS. */
export type TheoryOrder = keyof typeof THEORY_ORDERS;

/** What is looked for among the theories. Without an order open ones come first, and of them the most answered. */
export interface TheorySearch {
  /** Words, each to be found in question, answers or series. */
  readonly q?: string | undefined;
  /** The address part of a series. */
  readonly show?: string | undefined;
  readonly state?: TheoryState | undefined;
  readonly sort?: TheoryOrder | undefined;
  /** From 1; absent for the first. */
  readonly page?: number | undefined;
}

/** The parameters of the address, which are the names of the form's fields. */
export const THEORY_PARAMS = {
  q: 'busca',
  show: 'serie',
  state: 'estado',
  sort: 'ordem',
  page: 'pagina',
} as const;

/** As many characters as are looked for at most, and so many pages. */
export const SEARCH_LIMIT = 100;
export const PAGE_LIMIT = 9999;

const keyOf = <Key extends string>(words: Readonly<Record<Key, string>>, word: string): Key | undefined =>
  (Object.keys(words) as Key[]).find((key) => words[key] === word);

const pageOf = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : undefined;

const wordsOf = (text: string): string | undefined => {
  // Half of a character that the limit cut through is none.
  const q = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, SEARCH_LIMIT)
    .replace(/\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return q === '' ? undefined : q;
};

/**
 * What an address asks for, by its parameters; what can't be meant is left out, so that the address of a mistake is the page
 * without it. `param` gives '' for one that is absent.
 */
export function readTheorySearch(param: (name: string) => string): TheorySearch {
  const show = param(THEORY_PARAMS.show);
  return {
    q: wordsOf(param(THEORY_PARAMS.q)),
    show: isSlug(show) && show.length <= 80 ? show : undefined,
    state: keyOf(THEORY_STATES, param(THEORY_PARAMS.state)),
    sort: keyOf(THEORY_ORDERS, param(THEORY_PARAMS.sort)),
    page: pageOf(param(THEORY_PARAMS.page)),
  };
}

/** The address of what is looked for, without its host; `readTheorySearch` reads it back. */
export function theoriesAddress({ q, show, state, sort, page }: TheorySearch): string {
  const said: Readonly<Record<keyof TheorySearch, string | undefined>> = {
    q,
    show,
    state: state && THEORY_STATES[state],
    sort: sort && THEORY_ORDERS[sort],
    page: page === undefined || page === 1 ? undefined : String(page),
  };
  const params = Object.entries(said).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [`${THEORY_PARAMS[name as keyof TheorySearch]}=${encodeURIComponent(value)}`],
  );
  return params.length === 0 ? '/teoria' : `/teoria?${params.join('&')}`;
}
