import { fromHex, toHex } from '../hex.ts';
import { calculate } from './calculate.ts';
import { type Calculation, calculationText, type DrawDefinition, type Extraction } from './calculation.ts';
import type { ListCommitment } from './list-commitment.ts';
import { type ListEntry, listTag, type Sha256 } from './list-entry.ts';
import { ELIGIBLE_SEAL, readSeal, sealedTag } from './list-seal.ts';
import { entryIn, type ListProof, type ProvenRange, provenRanges } from './list-proof.ts';
import type { Listed, SkipReason } from './number-list.ts';
import { provenList, UnprovenError } from './proven-list.ts';

// Declared here, not taken from the DOM or Node types: packages with either, or neither, check this file.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Something fixed by its SHA-256: `text` is canonical JSON, and `hash` (hexadecimal) is of its UTF-8 bytes. */
export interface Sealed {
  readonly text: string;
  readonly hash: string;
}

/** Whose number it is: the tag in the list is made of the key (16 bytes, hexadecimal) and the registration's UUID. */
export interface Opening {
  readonly code: number;
  readonly key: string;
  readonly registrationId: string;
  /** Of a sealed list, where the number couldn't win: its seal, in hexadecimal. */
  readonly seal?: string | undefined;
}

/** Why a number that was looked at couldn't win. */
export interface ShownStanding {
  readonly code: number;
  readonly standing: SkipReason;
  /** Of a sealed list: what the number's tag is made of (sealedTag), in hexadecimal. It doesn't say whose it is. */
  readonly holder?: string | undefined;
  readonly seal?: string | undefined;
}

/** All that anyone needs to calculate a published draw again; of nobody does it say who they are. */
export interface Evidence {
  /** ListCommitment. */
  readonly commitment: Sealed;
  readonly extraction: { readonly prizes: Extraction };
  /** Of all blocks in which the calculation looked. */
  readonly list: ListProof;
  /** Of each number that was looked at and couldn't win, why; the others could. */
  readonly standings: readonly ShownStanding[];
  /** Of each number that won, and of each that was passed over because its holder had won with another. */
  readonly openings: readonly Opening[];
  /** Calculation. */
  readonly result: Sealed;
}

/** What came of each check; a check that couldn't be made, because one before it failed, is false. */
export interface EvidenceVerdict {
  /** What was published before the extraction has the hash that was published, and its list was closed in time. */
  readonly commitment: boolean;
  /** The numbers shown are those of the committed list, and no other lies between them. */
  readonly list: boolean;
  /** Each winner's number belongs to the registration named, as the list has it; no person is two. */
  readonly holders: boolean;
  /** Each reason for which a number was passed over is the one sealed in the list; of an unsealed list nothing shows it. */
  readonly standings: boolean;
  /** The published result is what the rules, the extraction and the list give, to the letter. */
  readonly result: boolean;
  /** Calculated here and now; null where something was missing. */
  readonly calculation: Calculation | null;
  /** The definition that was committed to; null where it isn't the published one. */
  readonly committed: ListCommitment | null;
}

/** Whether a sealed text has its hash. */
export const isSealed = (sha256: Sha256, { text, hash }: Sealed): boolean =>
  toHex(sha256(new TextEncoder().encode(text))) === hash;

/** Which of the two kinds of list it is. */
export type ListKind = Pick<ListCommitment, 'sealed'>;

/** Whether the number's entry in the list was made for this registration, with this seal. */
export function opensEntry(
  sha256: Sha256,
  { sealed }: ListKind,
  entry: ListEntry,
  { key, registrationId, seal }: Opening,
): boolean {
  const [bytes, sealing] = [fromHex(key), seal === undefined ? ELIGIBLE_SEAL : fromHex(seal)];
  if (bytes === null || sealing === null || readSeal(sealing) === null) return false;
  const holder = listTag(sha256, bytes, registrationId);
  return toHex(sealed ? sealedTag(sha256, holder, sealing) : holder) === toHex(entry.tag);
}

/** Whether the number's entry in a sealed list has this standing. */
function hasStanding(sha256: Sha256, entry: ListEntry, shown: ShownStanding): boolean {
  const [holder, seal] = [fromHex(shown.holder ?? ''), fromHex(shown.seal ?? '')];
  return (
    holder?.length === entry.tag.length &&
    seal !== null &&
    readSeal(seal)?.standing === shown.standing &&
    toHex(sealedTag(sha256, holder, seal)) === toHex(entry.tag)
  );
}

/** What a committed list says of how its draw is held. */
export const definitionOf = ({ ruleSet, interval, prizes, surrogates }: ListCommitment): DrawDefinition => ({
  ruleSet,
  interval,
  surrogates,
  prizes: prizes.map(({ quantity }) => ({ quantity })),
});

/** Whether nothing is said of one number twice, where the second word could gainsay the first. */
const areDistinct = (shown: readonly { readonly code: number }[]): boolean =>
  new Set(shown.map(({ code }) => code)).size === shown.length;

/** A committed list as far as it is shown. */
interface Shown {
  readonly committed: ListCommitment;
  readonly ranges: readonly ProvenRange[];
}

function holdersShown(
  sha256: Sha256,
  { committed, ranges }: Shown,
  openings: readonly Opening[],
  { awards }: Calculation,
): boolean {
  const shown = new Set(openings.map(({ code }) => code));
  const isRight = (opening: Opening) => {
    const entry = entryIn(ranges, opening.code);
    // Who won or was passed over for having won could win: of a sealed list no seal but that one opens it.
    return Boolean(entry && opening.seal === undefined && opensEntry(sha256, committed, entry, opening));
  };
  return areDistinct(openings) && openings.every(isRight) && awards.every(({ code }) => shown.has(code));
}

/** Those not named are taken as eligible: left out, the calculation would come out differently. */
function standingsShown(
  sha256: Sha256,
  { committed, ranges }: Shown,
  standings: readonly ShownStanding[],
): boolean {
  const isRight = (shown: ShownStanding) => {
    const entry = entryIn(ranges, shown.code);
    return Boolean(entry && (!committed.sealed || hasStanding(sha256, entry, shown)));
  };
  return areDistinct(standings) && standings.every(isRight);
}

/** One spelling of a UUID, the one that tags are made of: two would pass for two people. */
const plain = (registrationId: string): string => registrationId.toLowerCase().replaceAll('-', '');

/** A calculation over nothing but what the evidence proves. */
async function recalculated(
  committed: ListCommitment,
  { extraction, standings, openings }: Evidence,
  ranges: readonly ProvenRange[],
): Promise<Calculation | null> {
  const reasons = new Map(standings.map(({ code, standing }) => [code, standing]));
  const holders = new Map(openings.map(({ code, registrationId }) => [code, plain(registrationId)]));
  const listed = ({ code }: ListEntry): Listed => ({
    code,
    // Who isn't shown is taken for nobody else; that winners are shown is a check of its own.
    holder: holders.get(code) ?? `number ${code}`,
    standing: reasons.get(code) ?? 'eligible',
  });
  try {
    return await calculate(definitionOf(committed), extraction.prizes, provenList(ranges, listed));
  } catch (error) {
    if (error instanceof UnprovenError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether the list was closed by the hour that was set for it. */
const isInTime = ({ closedAt, cutOffAt }: ListCommitment): boolean =>
  cutOffAt === undefined || Date.parse(closedAt) <= Date.parse(cutOffAt);

/** A sealed list has every number that was given out: a gap between the two is one that was left out. */
const isWhole = ({ sealed, count }: ListCommitment): boolean => !sealed || sealed.given === count;

/**
 * Calculates a draw again from its evidence and says whether each part of it holds. It trusts nothing that isn't bound by
 * the commitment's hash. In lists from before standings were sealed, the reasons for which numbers were passed over are
 * not: they are facts about people that the operator states.
 */
export async function checkEvidence(sha256: Sha256, evidence: Evidence): Promise<EvidenceVerdict> {
  const { commitment, list, openings, standings, result } = evidence;
  const none = { commitment: false, list: false, holders: false, standings: false, result: false };
  if (!isSealed(sha256, commitment)) return { ...none, calculation: null, committed: null };
  // It has the hash that was published: it is what was written there.
  const committed = JSON.parse(commitment.text) as ListCommitment;
  const ranges = isWhole(committed) ? provenRanges(sha256, committed, list) : null;
  const calculation = ranges && (await recalculated(committed, evidence, ranges));
  const shown = ranges && { committed, ranges };
  return {
    commitment: isInTime(committed),
    list: shown !== null,
    holders: Boolean(shown && calculation && holdersShown(sha256, shown, openings, calculation)),
    standings: Boolean(shown && standingsShown(sha256, shown, standings)),
    result: Boolean(calculation && isSealed(sha256, result) && calculationText(calculation) === result.text),
    calculation,
    committed,
  };
}
