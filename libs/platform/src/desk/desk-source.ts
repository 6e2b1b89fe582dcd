/** What came of asking for one case: it is the caller's now, somebody else's, or nobody decides it any more. */
export type Claimed<Case> =
  | { readonly is: 'open'; readonly found: Case }
  /** `by`: their name; null where one may not know. */
  | { readonly is: 'held'; readonly by: string | null }
  | { readonly is: 'over' };

/** What waits behind a case, and how many wait in all; null: nothing does. */
export interface Next<Case> {
  readonly found: Case | null;
  readonly waiting: number;
}

/** Where a desk's cases come from, by the contract of its list. Every call rejects with ApiError. */
export interface DeskSource<Case> {
  readonly idOf: (found: Case) => string;
  /** Takes the one that waits behind `after`, or the first; `after` stays the caller's, who may still look at it. */
  readonly next: (after: string | null) => Promise<Next<Case>>;
  /** Takes this one, or keeps it a while longer. */
  readonly claim: (id: string) => Promise<Claimed<Case>>;
  readonly release: (id: string) => Promise<unknown>;
  /** Loads what is looked at first, so that it is there when the case comes. */
  readonly prepare: (found: Case) => Promise<unknown>;
  /** The page of a case; of null the desk's own. */
  readonly pathOf: (id: string | null) => string;
}
