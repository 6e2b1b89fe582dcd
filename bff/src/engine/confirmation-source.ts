import type { AccessKey, AskedSourceName, Contradiction, Proof } from '@fio/domain';
import type { Ask } from '../core/database/in-snapshot.ts';
import type { Transaction } from '../core/database/prisma.ts';
import type { Infrastructure } from '../core/infrastructure.ts';

/** One person's claim of one receipt, as its sender told it. */
export interface Claim {
  readonly invoiceId: string;
  readonly registrationId: string;
  /** Of the sender; null once they have left. A source that names a buyer compares `vaults.cpf.hashes` of theirs with it. */
  readonly cpfHash: Uint8Array | null;
  readonly receipt: AccessKey;
  /** All that the QR code says; null: the key came alone. */
  readonly code: string | null;
  /** `YYYY-MM-DD` in São Paulo. */
  readonly purchasedOn: string;
  /** Cents of a real. */
  readonly value: number;
  readonly sentAt: Date;
}

/** Where an answer comes from, so that it can be shown again. */
export interface Evidence {
  /** Where the source has it: an id, a line of a file, a protocol. Shown and exported: nothing personal, 200 characters. */
  readonly reference: string;
  /** SHA-256 of the evidence, 32 bytes. */
  readonly digest: Uint8Array<ArrayBuffer>;
}

/** What a source says of the purchase; it counts instead of what was typed. */
export interface SourcedPurchase {
  /** `YYYY-MM-DD` in São Paulo. */
  readonly purchasedOn: string;
  /** Cents of a real. */
  readonly value: number;
}

export interface Confirmed {
  readonly verdict: 'confirmed';
  readonly evidence: Evidence;
  readonly proof: Proof;
  readonly purchase?: SourcedPurchase;
  /** Those of PARTICIPATING_PRODUCTS that it has; left out where the source knows no items. */
  readonly products?: readonly string[];
}

export interface Contradicted {
  readonly verdict: 'contradicted';
  readonly evidence: Evidence;
  /** At least one. */
  readonly found: readonly Contradiction[];
}

/** What a source answers: `unknown` is asked again later. */
export type Answer = Confirmed | Contradicted | { readonly verdict: 'unknown' };

/** What a source is asked with. */
export interface SourcePorts extends Infrastructure {
  /** The claim's transaction of a source that is asked at once; of the others the plain connection. */
  readonly tx: Transaction;
  /**
   * What was found of a receipt before, for another of its claims: the question is asked once for all of them, and has failed
   * for all when it fails. By key, since claims of one receipt may have different ones.
   */
  readonly once: <Found>(receipt: AccessKey, find: () => Promise<Found>) => Promise<Found>;
}

/** What a source is asked about many claims with. */
export interface ManyPorts extends Pick<Infrastructure, 'config' | 'vaults'> {
  /** Statements in the claims' transaction. */
  readonly run: Ask;
}

/** Answers to many claims, each in its place; null: this one is to be asked about by itself. */
export type ManyAnswers = readonly (Answer | null)[];

/**
 * Something that may confirm receipts; an area lists its own (docs/decisions/confirmation.md). `at_once`: it reads our own
 * rows, in the transaction that takes the claim in. `later`: it asks somebody else, and only the job does so, outside of any
 * transaction. What doesn't depend on who claims is found by `once`. It must bear being asked twice, and when it throws it is asked again as if it had answered `unknown`.
 */
export interface ConfirmationSource {
  readonly name: AskedSourceName;
  readonly asked: 'at_once' | 'later';
  readonly ask: (ports: SourcePorts, claim: Claim) => Promise<Answer>;
  /**
   * The same of many claims at once, in as many statements for many as for one, of a source that is asked at once. Left out:
   * each is asked about by itself, in a transaction of its own.
   */
  readonly askMany?: (ports: ManyPorts, claims: readonly Claim[]) => Promise<ManyAnswers>;
}
