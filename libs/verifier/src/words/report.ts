import { toHex } from '../crypto/bytes.ts';
import type { ConfirmedPrizes, PrizesVerdict, RefusedPrizes } from '../prizes/verify-prizes.ts';
import type { Confirmed, Refused, Verdict } from '../verify.ts';
import { changeText, filled, lateText, type Words } from './words.ts';

function refusalOf(words: Words, { step, refusal }: Refused | RefusedPrizes): string[] {
  const { place, meaning, detail } = refusal;
  const where = place.pointer === '' ? place.file : `${place.file}#${place.pointer}`;
  return [
    `${words.verdict.refused}: ${words.meaning[meaning]}`,
    `${words.text.step}: ${words.step[step]}`,
    `${words.text.place}: ${where}`,
    ...(detail === '' ? [] : [detail]),
  ];
}

function headOf({ text }: Words, { head, witnesses }: Pick<Confirmed, 'head' | 'witnesses'>): string[] {
  const { size, root } = head;
  return [
    filled(text.head, { size, root: toHex(root) }),
    ...witnesses.map(({ name, time }) =>
      filled(text.witness, { name, at: new Date(time * 1000).toISOString() }),
    ),
  ];
}

/** A verdict in lines of text. */
export function reportOf(words: Words, verdict: Verdict): string[] {
  if (verdict.verdict === 'refused') return refusalOf(words, verdict);
  return [
    `${words.verdict[verdict.verdict]}: ${verdict.title}`,
    ...verdict.changes.map((change) => changeText(words, change)),
    ...verdict.lateRounds.map((late) => lateText(words, late)),
    ...headOf(words, verdict),
  ];
}

function slotText(
  { text, prizeReason }: Words,
  { title, opensAt, nth, wins }: ConfirmedPrizes['slots'][number],
): string {
  const states = wins.map(({ wonAt, refused }) =>
    refused === null
      ? filled(text.held, { at: wonAt })
      : filled(text.refused, { at: wonAt, reason: prizeReason[refused] }),
  );
  const when = opensAt ?? filled(text.nth, { nth: nth ?? 0 });
  const state = wins.at(-1)?.refused === null ? states : [...states, text.waiting];
  return filled(text.slot, { when, title, state: state.join('; ') });
}

function beaconText({ text }: Words, { beacon }: ConfirmedPrizes): string {
  if (beacon === null) return text.beacon_none;
  const { round, at, publicKey, isKnown } = beacon;
  return filled(isKnown ? text.beacon_known : text.beacon_other, { round, at, key: publicKey });
}

/** The same of a schedule of instant prizes, with what became of each slot. */
export function prizesReportOf(words: Words, verdict: PrizesVerdict): string[] {
  if (verdict.verdict === 'refused') return refusalOf(words, verdict);
  if (verdict.verdict === 'unrevealed')
    return [
      `${words.verdict.unrevealed}: ${verdict.title}`,
      filled(words.text.not_revealed, { at: verdict.endsAt }),
      ...(verdict.lateRound ? [lateText(words, verdict.lateRound)] : []),
    ];
  return [
    `${words.verdict.confirmed}: ${verdict.title}`,
    beaconText(words, verdict),
    ...(verdict.lateRound ? [lateText(words, verdict.lateRound)] : []),
    ...verdict.slots.map((slot) => slotText(words, slot)),
    ...headOf(words, verdict),
  ];
}
