import type { PrescriptionEvent } from '@fio/domain/draw/deadlines';
import type { Approximation, EmptySeriesRule, SeriesFold } from '@fio/domain/draw/rule-set';
import type { TermUnit } from '@fio/domain/draw/terms';
import type { Terms } from './terms.ts';

export const termUnitEn: Terms<TermUnit> = {
  hours: 'hours',
  days: 'days',
  business_days: 'business days',
};

export const prescriptionEventEn: Terms<PrescriptionEvent> = {
  extraction: 'the extraction',
  publication: 'the publication',
};

export const seriesFoldEn: Terms<SeriesFold> = {
  count: 'Take away or add the quantity of series',
  modulo: 'Rest of the division by the quantity of series',
};

export const approximationEn: Terms<Approximation> = {
  up_then_down: 'The next above; failing that, below',
  up_circular: 'Always above, on from the first',
  up_circular_global: 'Always above, through all series',
  alternate: 'One above, one below, in turn',
  alternate_circular: 'In turn, around the ends',
  absolute_difference: 'The nearest',
};

export const emptySeriesEn: Terms<EmptySeriesRule> = {
  up_then_down: 'The next series up; failing that, down',
  down_then_up: 'The next series down; failing that, up',
};
