import { type Grouping, MEASURES, type Measure } from '@fio/contracts/admin/statistics';

type Measures = readonly [Measure, ...Measure[]];

/** What is worth counting by a grouping: people take part in a series or a theory by votes and ideas alone. */
export function measuresOf(by: Grouping): Measures {
  if (by === 'poll') return ['votes'];
  return by === 'show' ? ['votes', 'suggestions'] : MEASURES;
}
