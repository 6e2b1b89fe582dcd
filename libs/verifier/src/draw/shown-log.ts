import { isSame, utf8 } from '../crypto/bytes.ts';
import { leafHash } from '../crypto/merkle.ts';
import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import type { EntryType } from '../log/entries.ts';
import type { Shown } from './forms.ts';
import type { DrawEntry } from './draw-entries.ts';

/** What the page shows of the log. */
const OF_PAGE: readonly EntryType[] = [
  'postponement_proposed',
  'postponement_withdrawn',
  'draw_postponed',
  'disqualification_proposed',
  'disqualification_withdrawn',
  'winner_out',
  'winner_substituted',
  'prize_to_heirs',
];

/** Holds entries that are shown once more against those of the log: these, and no others, to the letter. */
export function checkShown(shown: Shown, log: readonly DrawEntry[], place: Place): void {
  for (const [at, { index, entry }] of shown.entries()) {
    const here = below(place, at);
    const wanted = log[at];
    if (wanted === undefined) throw new Refusal(here, 'not_in_log', entry);
    mustEqual(below(here, 'index'), 'not_in_log', index, wanted.index);
    if (!isSame(leafHash(utf8(entry)), wanted.leaf))
      throw new Refusal(below(here, 'entry'), 'not_in_log', entry);
  }
  mustEqual(below(place, 'length'), 'not_in_log', shown.length, log.length);
}

/** The evidence has all that is told from the frozen list to the last part of the publication. */
export function checkEvidenceLog(shown: Shown, log: readonly DrawEntry[], place: Place): void {
  const from = log.findIndex(({ said }) => said.type === 'list_frozen');
  const to = log.findLastIndex(({ said }) => said.type === 'draw_published');
  checkShown(shown, log.slice(from, to + 1), place);
}

/** The page has all that is told of moves of the day, and of who left and came in. */
export const checkPageLog = (shown: Shown, log: readonly DrawEntry[], place: Place): void =>
  checkShown(
    shown,
    log.filter(({ said }) => OF_PAGE.includes(said.type)),
    place,
  );
