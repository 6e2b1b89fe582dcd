import {
  anyHexadecimal,
  day,
  flag,
  hexadecimal,
  instant,
  list,
  nullable,
  object,
  type Of,
  oneOf,
  text,
  uuid,
  whole,
} from '../reading/forms.ts';
import {
  disqualificationReason,
  hash,
  number,
  prizeReason,
  ruleSet,
  series,
  wayOut,
  beaconRound,
  signature,
} from '../log/entry-forms.ts';

const sealed = { text, hash };
const count = whole();
const code = whole(0, 99_999_999);

/** What is promised of a draw before its extraction. */
const committed = {
  drawId: uuid,
  title: text,
  certificate: nullable(text),
  ruleSet,
  interval: object({ first: whole(0, 999), last: whole(0, 999) }),
  periodFrom: day,
  periodTo: day,
  lotteryDate: day,
  prizes: list(object({ position: whole(1), title: text, quantity: whole(1) })),
  surrogates: count,
  count,
  blocks: count,
  root: hash,
  files: list(object({ part: whole(1), count, bytes: count, sha256: hash })),
  closedAt: instant,
  cutOffAt: instant,
  sealed: object({ given: count, voided: count, at: instant }),
};
/** Lists that are older promise no days of defence. */
export const commitmentForm = object(committed, { defenceDays: whole() });
export type Commitment = Of<typeof commitmentForm>;
export type RuleSet = Commitment['ruleSet'];

export const STANDINGS = ['eligible', 'voided', 'blocked_cpf', 'under_age', 'ineligible'] as const;

const extraction = object({ contest: text, date: day, prizes: list(text) });

/** Blocks of the list and the hashes beside their ways to its root. */
export const proofForm = object({
  blocks: list(object({ index: count, entries: anyHexadecimal })),
  siblings: list(hash),
});
export type ListProof = Of<typeof proofForm>;

/** An entry of the log, shown once more. */
const logged = list(object({ index: count, entry: text }));
export type Shown = Of<typeof logged>;

/** The format with what the log tells, of lists that promise days of defence; and the one before. */
export const FORMATS = ['fio-draw-evidence/3', 'fio-draw-evidence/2'] as const;

const evidence = {
  format: oneOf(...FORMATS),
  draw: object({ id: uuid, slug: text, title: text }),
  commitment: object(sealed),
  extraction,
  list: proofForm,
  standings: list(
    object({ code, standing: oneOf(...STANDINGS.slice(1)), holder: hash, seal: hexadecimal(41) }),
  ),
  openings: list(object({ code, key: hexadecimal(16), registrationId: uuid })),
  result: object(sealed),
};
export const evidenceForm = object(evidence, { log: logged });
export type Evidence = Of<typeof evidenceForm>;

const seat = { series, number, rank: count, unit: count };

const publishedForm = object({
  id: uuid,
  slug: text,
  title: text,
  seriesSize: whole(1, 100_000),
  periodFrom: day,
  periodTo: day,
  calculatedAt: instant,
  place: text,
  publishedAt: instant,
  extraction,
  prizes: list(
    object({
      id: uuid,
      title: text,
      description: text,
      winners: list(object({ ...seat, id: uuid, name: text, cpf: text, city: text, state: text })),
      departures: list(
        object({
          ...seat,
          outcome: wayOut,
          reason: nullable(disqualificationReason),
          at: instant,
        }),
      ),
    }),
  ),
});

export const pageForm = object({
  id: uuid,
  slug: text,
  title: text,
  state: oneOf('published', 'accounted'),
  certificate: nullable(text),
  periodFrom: day,
  periodTo: day,
  lotteryDate: day,
  postponements: list(
    object({ from: day, to: day, at: instant, reason: nullable(text), source: nullable(text) }),
  ),
  log: logged,
  plannedAt: nullable(instant),
  place: text,
  regulation: nullable(object({ slug: text, title: text, number: whole(1) })),
  prizes: list(object({ title: text, quantity: whole(1) })),
  numbers: object({ seedHash: hash, committedAt: instant }),
  list: object({ ...sealed, publishedAt: instant, count }),
  published: publishedForm,
  documents: list(
    object({ kind: oneOf('minutes_html', 'minutes_pdf', 'evidence'), bytes: count, sha256: hash }),
  ),
});
export type Page = Of<typeof pageForm>;

export const numbersForm = object({
  items: list(
    object({
      title: text,
      commitment: object({
        drawId: uuid,
        seriesFirst: whole(0, 999),
        seriesLast: whole(0, 999),
        seriesSize: whole(10, 100_000),
        seedHash: hash,
        committedAt: instant,
        seed: nullable(hash),
        revealedAt: nullable(instant),
      }),
      given: count,
    }),
  ),
});
export type Numbers = Of<typeof numbersForm>;

const schedule = {
  id: uuid,
  title: text,
  startsAt: instant,
  endsAt: instant,
  opensMinute: whole(0, 1439),
  closesMinute: whole(1, 1440),
  every: nullable(whole(1)),
  allotment: list(object({ title: text, quantity: whole(1) })),
  seedHash: hash,
  committedAt: instant,
};

const shownBeacon = object({
  ...beaconRound,
  signature: nullable(signature),
  randomness: nullable(hash),
});
/** The round that a schedule waits for; signature and randomness once it has come. */
export type Beacon = Of<typeof shownBeacon>;

/** Copies from before there was a beacon say nothing of it. */
const since = { beacon: nullable(shownBeacon) };

export const prizesForm = object({
  items: list(
    object(
      { ...schedule, seed: nullable(hash), revealedAt: nullable(instant) },
      { winsTold: flag, ...since },
    ),
  ),
});
export type Prizes = Of<typeof prizesForm>;

/** What is published of a schedule of instant prizes that is over. */
export const scheduleForm = object({
  format: oneOf('fio-prizes-evidence/1'),
  schedule: object({ ...schedule, seed: hash, revealedAt: instant }, since),
  slots: list(
    object({
      slot: whole(1),
      title: text,
      opensAt: nullable(instant),
      nth: nullable(whole(1)),
      wins: list(
        object({
          wonAt: instant,
          sentAt: instant,
          holder: hash,
          refused: nullable(prizeReason),
          winner: nullable(object({ name: text, cpf: text, city: text, state: text })),
        }),
      ),
    }),
  ),
  log: logged,
});
export type ShownSchedule = Of<typeof scheduleForm>;
