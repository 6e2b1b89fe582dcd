import {
  always,
  anyObject,
  day,
  digits,
  flag,
  hexadecimal,
  anyHexadecimal,
  instant,
  list,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '../reading/forms.ts';

/** SHA-256. */
export const hash = hexadecimal(32);
export const series = nullable(whole(0, 999));
export const number = whole(0, 99_999);
const ORDER = [1, 2, 3, 4, 5] as const;

export const digitPick = object({
  prize: oneOf(...ORDER),
  place: oneOf('units', 'tens', 'hundreds', 'thousands', 'ten_thousands'),
});

/** How a draw finds its numbers in an extraction. */
export const ruleSet = object({
  order: list(digitPick),
  series: object({ prefix: digits, digits: list(digitPick) }),
  fold: oneOf('count', 'modulo'),
  approximation: oneOf(
    'up_then_down',
    'up_circular',
    'up_circular_global',
    'alternate',
    'alternate_circular',
    'absolute_difference',
  ),
  emptySeries: oneOf('up_then_down', 'down_then_up'),
  onePrizePerPerson: flag,
  minimumAge: whole(0, 150),
});

export const loggedWinner = object({
  prize: whole(1),
  unit: whole(),
  rank: whole(),
  series,
  number,
});

/** Why somebody may be disqualified. */
export const disqualificationReason = oneOf(
  'barred',
  'under_age',
  'false_data',
  'receipt_invalid',
  'second_account',
  'fraud',
  'documents_missing',
  'account_erased',
);

/** Why the win of an instant prize may not hold. */
export const PRIZE_REASONS = [
  'cpf_mismatch',
  'under_age',
  'no_address',
  'illegible_receipt',
  'product',
  'employee',
  'already_won',
  'invoice_invalid',
  'no_answer',
  'fraud',
  'renounced',
  'other',
] as const;
export const prizeReason = oneOf(...PRIZE_REASONS);

/** Ways out. */
export const wayOut = oneOf('disqualified', 'not_found', 'declined', 'deceased', 'prescribed');

const draw = { draw: uuid };
const move = { from: day, to: day, reason: text };
const about = { ...draw, winner: loggedWinner };
const run = { run: whole(1), resultHash: hash };
const revealed = { seedHash: hash, seed: hash };
/** A round of a public beacon. */
export const beaconRound = {
  chain: hash,
  publicKey: hexadecimal(96),
  genesis: whole(),
  period: whole(1),
  round: whole(1),
};
/** A point of BLS12-381's G1. */
export const signature = hexadecimal(48);
const slot = { schedule: uuid, slot: whole(1), holder: hash };

/** What each type of entry says, besides `type`, `at` and `v`. */
export const ENTRY_FORMS = {
  regulation_published: {
    document: text,
    number: whole(1),
    kind: text,
    title: text,
    certificate: nullable(text),
    effectiveFrom: instant,
    textHash: nullable(hash),
    pdfHash: nullable(hash),
  },
  draw_defined: {
    ...draw,
    title: text,
    certificate: nullable(text),
    regulation: nullable(object({ document: text, number: whole(1) })),
    periodFrom: day,
    periodTo: day,
    lotteryDate: day,
    seriesFirst: whole(0, 999),
    seriesLast: whole(0, 999),
    surrogates: whole(),
    cutOffHours: whole(),
    prizes: list(object({ position: whole(1), title: text, quantity: whole(1), valueCents: whole() })),
    rules: ruleSet,
    rulesHash: hash,
  },
  draw_withdrawn: draw,
  draw_cancelled: draw,
  numbers_committed: { ...draw, seriesFirst: whole(0, 999), seriesLast: whole(0, 999), seedHash: hash },
  numbers_revealed: { ...draw, ...revealed },
  prizes_committed: {
    schedule: uuid,
    title: text,
    startsAt: instant,
    endsAt: instant,
    opensMinute: whole(0, 1439),
    closesMinute: whole(1, 1440),
    every: nullable(whole(1)),
    allotment: list(object({ kind: uuid, title: text, quantity: whole(1) })),
    seedHash: hash,
  },
  prizes_beacon: { schedule: uuid, round: whole(1), signature },
  prizes_revealed: { schedule: uuid, ...revealed },
  prize_won: { ...slot, sentAt: instant },
  prize_refused: { ...slot, reason: prizeReason },
  prize_restored: slot,
  list_closed: { ...draw, closedAt: instant },
  list_frozen: { ...draw, commitmentHash: hash, count: whole(), root: hash },
  postponement_proposed: { ...draw, ...move, source: text },
  postponement_withdrawn: { ...draw, to: day, proposedAt: instant },
  draw_postponed: { ...draw, ...move },
  extraction_begun: draw,
  extraction_settled: {
    ...draw,
    outcome: oneOf('confirmed', 'mismatch', 'withdrawn', 'postponed'),
    entries: list(
      object({ place: oneOf(1, 2), contest: text, prizes: list(text), source: text, at: instant }),
    ),
  },
  prize_released: { ...draw, contest: text, prize: whole(1, 5), digits: text },
  draw_calculated: { ...draw, ...run, extraction: list(text) },
  draw_reviewed: { ...draw, ...run },
  draw_sent_back: { ...draw, to: text },
  draw_published: { ...draw, ...run, part: whole(1), parts: whole(1), winners: list(loggedWinner) },
  disqualification_proposed: {
    ...about,
    reason: disqualificationReason,
    evidenceHash: hash,
    notified: flag,
    defenceUntil: instant,
  },
  disqualification_withdrawn: { ...about, proposedAt: instant },
  winner_out: { ...about, to: wayOut },
  winner_substituted: { ...draw, out: loggedWinner, in: loggedWinner },
  prize_to_heirs: about,
  audit_head: {
    after: digits,
    action: digits,
    hash,
    count: whole(1),
    every: whole(1),
    marks: anyHexadecimal,
  },
} as const;

/** What an entry may say besides: those that are older than it say nothing of it. */
export const ENTRY_OPTIONS = {
  draw_defined: {
    defenceDays: whole(),
    earning: anyObject,
    earningHash: hash,
    documentsWithin: whole(1),
    documentsUnit: oneOf('hours', 'days', 'business_days'),
    prescribesFrom: oneOf('extraction', 'publication'),
  },
  prizes_committed: { winsTold: always, beacon: object(beaconRound) },
  draw_postponed: { source: text, proposedAt: instant },
  winner_out: {
    reason: nullable(disqualificationReason),
    proposedAt: nullable(instant),
    renunciationHash: nullable(hash),
  },
} as const;
