import { MEASURES, type Measure } from '@fio/contracts/admin/statistics';

export interface Day {
  readonly day: string;
  readonly figures: Readonly<Record<Measure, number>>;
  /** Of the day in the same place of the period before. */
  readonly before: Readonly<Record<Measure, number>>;
}

/** Days that are shown as one: the first and the last of them. */
export interface Bucket extends Pick<Day, 'figures' | 'before'> {
  readonly from: string;
  readonly to: string;
}

/** A column for each of more days than these would be too thin to point at. */
const MOST_DAYS = 92;
const WEEK = 7;

const sum = (days: readonly Day[], of: 'figures' | 'before') =>
  Object.fromEntries(
    MEASURES.map((measure) => [measure, days.reduce((all, day) => all + day[of][measure], 0)]),
  ) as Record<Measure, number>;

/** Days one by one, or by sevens from the first on, of which the last may be shorter. */
export function bucketsOf(days: readonly Day[]): Bucket[] {
  const size = days.length > MOST_DAYS ? WEEK : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const own = days.slice(index * size, (index + 1) * size);
    return {
      from: own[0]?.day ?? '',
      to: own.at(-1)?.day ?? '',
      figures: sum(own, 'figures'),
      before: sum(own, 'before'),
    };
  });
}
