/**
 * What a person must see even of a receipt that is confirmed: many people on one device or address, one person's haste, a key
 * of a series that no shop has, and what a shop's other receipts contradict (numbers, order of days, value).
 */
export const RISKS = ['device', 'address', 'pace', 'series', 'numbers', 'order', 'value'] as const;

/** One of RISKS. */
export type RiskName = (typeof RISKS)[number];

/** What a rule saw. */
interface Seen {
  /** People, receipts, a series, numbers a day, days, or cents: what the rule counts. */
  readonly seen: number;
  /** How much of it is nothing special, in the same unit. */
  readonly allowed: number;
  /** The receipt that contradicts this one, by its id. */
  readonly otherId: string | null;
}

/** A rule that a receipt met. */
export interface Risk extends Seen {
  readonly name: RiskName;
}

/** Another receipt of the same shop and series whose day a source told. */
export interface NeighbourReceipt {
  readonly id: string;
  /** The receipt's own. */
  readonly number: number;
  /** `YYYY-MM-DD` in São Paulo. */
  readonly day: string;
}

/** What is known of a receipt and of those around it. */
export interface RiskFacts {
  /** People who signed in on the sender's device within a day, the sender among them. */
  readonly devicePeople: number;
  /** People who sent receipts from the sender's address within a day, the sender among them. */
  readonly addressPeople: number;
  /** Receipts of the sender within the hour before this one, which counts too. */
  readonly inHour: number;
  readonly model: string | null;
  readonly series: string | null;
  readonly number: string | null;
  /** `YYYY-MM-DD` in São Paulo. */
  readonly day: string | null;
  /** Cents of a real. */
  readonly value: number | null;
  /** Others of the shop that count: how many are known, and the median of their values in cents. */
  readonly shop: { readonly receipts: number; readonly median: number };
  /** Those of the same series: how many are known, LEAST_OF_SERIES on either side at most, and the nearest before and after it by number. */
  readonly neighbours: {
    readonly receipts: number;
    readonly before: NeighbourReceipt | null;
    readonly after: NeighbourReceipt | null;
  };
}

/** How much is nothing special; null leaves a rule out. */
export interface RiskLimits {
  /** People on one device in a day. */
  readonly device: number | null;
  /** People at one address in a day: a family, an office, a mobile network. */
  readonly address: number | null;
  /** Receipts of one person in an hour. */
  readonly pace: number | null;
  /** Receipts that one series of a shop issues in a day. */
  readonly numbers: number | null;
  /** Days by which the order of a series may be off, as when it was issued offline. */
  readonly order: number | null;
  /** Times the median of the shop's receipts. */
  readonly value: number | null;
}

/** Fewer receipts whose day a source told say nothing of a series. */
export const LEAST_OF_SERIES = 5;
/** Nor fewer receipts of a shop of its values. */
const LEAST_OF_SHOP = 20;

/** Those above are the tax offices' own and of people without a CNPJ (MOC, annex I): no shop's. */
const LAST_SERIES = 889;

const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

const beyond = (seen: number, allowed: number | null, otherId: string | null = null): Seen | null =>
  allowed !== null && seen > allowed ? { seen, allowed, otherId } : null;

/** What a neighbour says: by how many days it is on the wrong side, and how many numbers a day lie between. */
interface Step {
  readonly otherId: string;
  readonly behind: number;
  readonly perDay: number;
}

function stepsOf({ neighbours: { receipts, before, after }, number, day }: RiskFacts): Step[] {
  if (receipts < LEAST_OF_SERIES || number === null || day === null) return [];
  const step = ({ id, number: other, day: otherDay }: NeighbourReceipt, onward: number): Step => ({
    otherId: id,
    behind: -onward,
    perDay: Math.ceil(Math.abs(Number(number) - other) / Math.max(1, Math.abs(daysBetween(otherDay, day)))),
  });
  return [
    ...(before ? [step(before, daysBetween(before.day, day))] : []),
    ...(after ? [step(after, daysBetween(day, after.day))] : []),
  ];
}

/** The neighbour that contradicts most. */
function worst(facts: RiskFacts, measure: 'behind' | 'perDay', allowed: number | null): Seen | null {
  const [most] = stepsOf(facts).toSorted((one, other) => other[measure] - one[measure]);
  return most ? beyond(most[measure], allowed, most.otherId) : null;
}

const RULES: Readonly<Record<RiskName, (facts: RiskFacts, limits: RiskLimits) => Seen | null>> = {
  device: ({ devicePeople }, { device }) => beyond(devicePeople, device),
  address: ({ addressPeople }, { address }) => beyond(addressPeople, address),
  pace: ({ inHour }, { pace }) => beyond(inHour, pace),
  // A CF-e SAT has the number of its device there.
  series: ({ model, series }) =>
    model === '59' || series === null ? null : beyond(Number(series), LAST_SERIES),
  numbers: (facts, { numbers }) => worst(facts, 'perDay', numbers),
  order: (facts, { order }) => worst(facts, 'behind', order),
  value: ({ value, shop: { receipts, median } }, { value: times }) =>
    value === null || times === null || receipts < LEAST_OF_SHOP ? null : beyond(value, times * median),
};

/** The rules that a receipt meets, in the order of RISKS; none: nothing speaks against it. */
export function risksOf(facts: RiskFacts, limits: RiskLimits): Risk[] {
  return RISKS.flatMap((name) => {
    const found = RULES[name](facts, limits);
    return found === null ? [] : [{ name, ...found }];
  });
}
