import { canonicalJson, type JsonValue } from '../canonical-json.ts';
import { toHex } from '../hex.ts';
import type { SeriesInterval } from '../lucky-number.ts';
import type { Sha256 } from './list-entry.ts';
import type { RuleSet } from './rule-set.ts';

// Declared here, not taken from the DOM or Node types: packages with either, or neither, check this file.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The most bytes a participants' file may have: 15 MB (SCPC, tab "Apurações"). */
export const LIST_FILE_LIMIT = 15_000_000;

/** A participants' file of a frozen list. */
export interface ListFile {
  /** From 1. */
  readonly part: number;
  /** Numbers in it. */
  readonly count: number;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/**
 * What is published of a draw before its extraction: by which rules it is held, and which numbers take part. Days are
 * those of America/Sao_Paulo, YYYY-MM-DD.
 */
export interface ListCommitment {
  readonly drawId: string;
  readonly title: string;
  readonly certificate: string | null;
  readonly ruleSet: RuleSet;
  /** Of the series that numbers were given out in. */
  readonly interval: SeriesInterval;
  readonly periodFrom: string;
  readonly periodTo: string;
  /** As it was planned then: a draw may be postponed, its list stays. */
  readonly lotteryDate: string;
  /** In order of value, from 1. */
  readonly prizes: readonly {
    readonly position: number;
    readonly title: string;
    readonly quantity: number;
  }[];
  /** For each prize. */
  readonly surrogates: number;
  /** Numbers in the list. */
  readonly count: number;
  /** Blocks of LIST_BLOCK numbers. */
  readonly blocks: number;
  /** Of the tree over the blocks, 64 hexadecimal digits. */
  readonly root: string;
  readonly files: readonly ListFile[];
  /** ISO 8601, UTC: from then on no number joined the list or left it. */
  readonly closedAt: string;
  /** ISO 8601, UTC: until when the list had to be closed; lists from before there was such an hour haven't got it. */
  readonly cutOffAt?: string;
  /**
   * Business days that who is to be disqualified has to answer. Of lists that have it each change of the result stands in
   * the log, and the evidence shows it there; of lists from before it is what the operator states.
   */
  readonly defenceDays?: number;
  /**
   * The list holds every number that was given out, the voided ones too, and each tag is a sealedTag. Lists from before
   * haven't got it: they lack what was voided in time, their tags are listTags, and standings were judged later.
   */
  readonly sealed?: {
    /** How many numbers were given out: as many as the list has. */
    readonly given: number;
    /** How many of them were voided. */
    readonly voided: number;
    /** ISO 8601, UTC: the moment of which the standings are. */
    readonly at: string;
  };
}

/** The one text of a commitment, of which its hash is taken. */
export const commitmentText = (commitment: ListCommitment): string =>
  canonicalJson(JSON.parse(JSON.stringify(commitment)) as JsonValue);

/** SHA-256 of commitmentText, 64 hexadecimal digits: what is published, and written down elsewhere. */
export const commitmentHash = (sha256: Sha256, commitment: ListCommitment): string =>
  toHex(sha256(new TextEncoder().encode(commitmentText(commitment))));
