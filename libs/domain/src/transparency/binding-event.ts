import { canonicalJson, type JsonValue } from '../canonical-json.ts';
import type { PrescriptionEvent } from '../draw/deadlines.ts';
import type { DisqualificationReason } from '../draw/disqualification.ts';
import type { EarningRule } from '../draw/earning-rule.ts';
import type { RuleSet } from '../draw/rule-set.ts';
import type { TermUnit } from '../draw/terms.ts';
import type { WinnerState } from '../draw/winner-state.ts';
import type { PrizeReason } from '../prize-validation.ts';
import type { LoggedExtraction, LoggedRelease } from './logged-extraction.ts';
import type { LoggedBeacon, LoggedPrize, LoggedSchedule } from './logged-prizes.ts';

/** A lucky number that was drawn, in the prize and place it was drawn for. No person is named. */
export interface LoggedWinner {
  /** Of the prize, in order of value, from 1. */
  readonly prize: number;
  /** Of the prize, from 1; 0 for a surrogate who waits. */
  readonly unit: number;
  /** 0 for the first drawn, n for the n-th surrogate. */
  readonly rank: number;
  /** null where the draw has but one series. */
  readonly series: number | null;
  readonly number: number;
}

export interface LoggedDefinition {
  readonly draw: string;
  readonly title: string;
  readonly certificate: string | null;
  readonly regulation: { readonly document: string; readonly number: number } | null;
  /** Days of America/Sao_Paulo, YYYY-MM-DD. */
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly lotteryDate: string;
  readonly seriesFirst: number;
  readonly seriesLast: number;
  readonly surrogates: number;
  /** So many hours before the extraction the list has to be closed. */
  readonly cutOffHours: number;
  /** Business days that who is to be disqualified has to answer. */
  readonly defenceDays: number;
  /** How long a winner has for documents once asked, and what the time to ask for a prize begins with. */
  readonly documentsWithin: number;
  readonly documentsUnit: TermUnit;
  readonly prescribesFrom: PrescriptionEvent;
  readonly prizes: readonly {
    readonly position: number;
    readonly title: string;
    readonly quantity: number;
    readonly valueCents: number;
  }[];
  readonly rules: RuleSet;
  /** SHA-256 of the canonical JSON of `rules`. */
  readonly rulesHash: string;
  /** How receipts earn its numbers, and the SHA-256 of its canonical JSON. */
  readonly earning: EarningRule;
  readonly earningHash: string;
}

/**
 * The audit's chain as it stood. `marks` are the first four bytes of the hashes of its rows behind `after`: of each
 * `every`-th, and of the last one.
 */
export interface AuditHead {
  /** The newest row of the head before; 0 where there was none. */
  readonly after: string;
  /** The newest row. */
  readonly action: string;
  readonly hash: string;
  /** Rows behind `after`. */
  readonly count: number;
  readonly every: number;
  /** 8 hexadecimal digits each, one after the other. */
  readonly marks: string;
}

/** What each kind of entry says; hashes are 64 hexadecimal digits. docs/verification/log.md is its public description. */
interface EntryContents {
  readonly regulation_published: {
    readonly document: string;
    readonly number: number;
    readonly kind: string;
    readonly title: string;
    readonly certificate: string | null;
    readonly effectiveFrom: string;
    /** Of the text's HTML, and of the PDF. */
    readonly textHash: string | null;
    readonly pdfHash: string | null;
  };
  readonly draw_defined: LoggedDefinition;
  readonly draw_withdrawn: { readonly draw: string };
  readonly numbers_committed: {
    readonly draw: string;
    readonly seriesFirst: number;
    readonly seriesLast: number;
    readonly seedHash: string;
  };
  readonly numbers_revealed: { readonly draw: string; readonly seedHash: string; readonly seed: string };
  readonly prizes_committed: LoggedSchedule;
  readonly prizes_beacon: LoggedBeacon;
  readonly prizes_revealed: { readonly schedule: string; readonly seedHash: string; readonly seed: string };
  /** Written as it is won, by the database: `sentAt` is when its receipt was sent, ISO 8601 in UTC. */
  readonly prize_won: LoggedPrize & { readonly sentAt: string };
  /** It is offered again from here on. */
  readonly prize_refused: LoggedPrize & { readonly reason: PrizeReason | 'other' };
  /** The refusal was taken back before somebody else had won it. */
  readonly prize_restored: LoggedPrize;
  readonly list_closed: { readonly draw: string; readonly closedAt: string };
  readonly list_frozen: {
    readonly draw: string;
    /** Of the commitment's canonical JSON. */
    readonly commitmentHash: string;
    readonly count: number;
    readonly root: string;
  };
  readonly draw_postponed: {
    readonly draw: string;
    readonly from: string;
    readonly to: string;
    readonly reason: string;
    /** Where it was announced: an address, or what names the place. */
    readonly source: string;
    /** `at` of the postponement_proposed that a second person confirms. */
    readonly proposedAt: string;
  };
  readonly postponement_proposed: {
    readonly draw: string;
    readonly from: string;
    readonly to: string;
    readonly reason: string;
    readonly source: string;
  };
  readonly postponement_withdrawn: {
    readonly draw: string;
    readonly to: string;
    readonly proposedAt: string;
  };
  readonly draw_cancelled: { readonly draw: string };
  /** Somebody has typed the extraction; what, the second person isn't to know yet. */
  readonly extraction_begun: { readonly draw: string };
  readonly extraction_settled: {
    readonly draw: string;
    /** confirmed: both the same, told with the last prize_released. All others are void. */
    readonly outcome: 'confirmed' | 'mismatch' | 'withdrawn' | 'postponed';
    readonly entries: readonly LoggedExtraction[];
  };
  readonly prize_released: LoggedRelease;
  readonly draw_calculated: {
    readonly draw: string;
    /** From 1. */
    readonly run: number;
    readonly extraction: readonly string[];
    /** Of the calculation's canonical JSON. */
    readonly resultHash: string;
  };
  readonly draw_reviewed: { readonly draw: string; readonly run: number; readonly resultHash: string };
  readonly draw_sent_back: { readonly draw: string; readonly to: string };
  readonly draw_published: {
    readonly draw: string;
    readonly run: number;
    readonly resultHash: string;
    /** Of the entries that tell the winners, from 1: an entry holds so many. */
    readonly part: number;
    readonly parts: number;
    readonly winners: readonly LoggedWinner[];
  };
  /** Somebody wants a computed winner, or a surrogate who waits, out; a second person decides when the defence is over. */
  readonly disqualification_proposed: {
    readonly draw: string;
    readonly winner: LoggedWinner;
    readonly reason: DisqualificationReason;
    /** Of the evidence, which is kept in private. */
    readonly evidenceHash: string;
    /** Whether a letter went to them: none can to who has erased their account. */
    readonly notified: boolean;
    /** ISO 8601, UTC: until then they may answer. */
    readonly defenceUntil: string;
  };
  readonly disqualification_withdrawn: {
    readonly draw: string;
    readonly winner: LoggedWinner;
    readonly proposedAt: string;
  };
  /** A computed winner is out, or a surrogate who waited won't come in. */
  readonly winner_out: {
    readonly draw: string;
    readonly winner: LoggedWinner;
    readonly to: Extract<WinnerState, 'disqualified' | 'not_found' | 'declined' | 'deceased' | 'prescribed'>;
    /** Of a disqualification alone: why, `at` of its disqualification_proposed, and the hash of what gave the defence up. */
    readonly reason: DisqualificationReason | null;
    readonly proposedAt: string | null;
    readonly renunciationHash: string | null;
  };
  /** Of who died, the heirs have taken the prize. */
  readonly prize_to_heirs: { readonly draw: string; readonly winner: LoggedWinner };
  readonly winner_substituted: {
    readonly draw: string;
    readonly out: LoggedWinner;
    readonly in: LoggedWinner;
  };
  readonly audit_head: AuditHead;
}

export type BindingEventType = keyof EntryContents;

/** Something that binds, as the log tells it. */
export type BindingEvent = {
  readonly [Type in BindingEventType]: { readonly type: Type } & EntryContents[Type];
}[BindingEventType];

/** Marks that one entry of the audit's head tells at most. */
export const MARKS_PER_ENTRY = 7000;

/** Hexadecimal digits of one. */
export const MARK_LENGTH = 8;

/** Winners that one entry tells at most: with the longest numbers it stays below ENTRY_LIMIT. */
export const WINNERS_PER_ENTRY = 500;

/** Of the entries' form; another form gets another number. */
export const ENTRY_FORMAT = 1;

/** The one text of an entry, whose UTF-8 bytes are the leaf. */
export const entryText = (event: BindingEvent, at: Date): string =>
  canonicalJson({
    ...(event as unknown as Record<string, JsonValue>),
    at: at.toISOString(),
    v: ENTRY_FORMAT,
  });

/** What an entry says, with when it was written; null for a text of another form. */
export function readEntry(text: string): (BindingEvent & { readonly at: string }) | null {
  try {
    const said = JSON.parse(text) as BindingEvent & { readonly at: string; readonly v: number };
    return said.v === ENTRY_FORMAT ? said : null;
  } catch {
    return null;
  }
}
