/** The five prizes as one person typed them. */
export interface LoggedExtraction {
  /** 1 for who typed first, 2 for the second. */
  readonly place: number;
  readonly contest: string;
  readonly prizes: readonly string[];
  readonly source: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A prize of the extraction that two people confirmed, made public in its order, from the first. */
export interface LoggedRelease {
  readonly draw: string;
  readonly contest: string;
  /** 1 to 5. */
  readonly prize: number;
  readonly digits: string;
}
