import type { PrescriptionEvent } from '@fio/domain/draw/deadlines';
import type { Approximation, EmptySeriesRule, SeriesFold } from '@fio/domain/draw/rule-set';
import type { TermUnit } from '@fio/domain/draw/terms';
import type { Terms } from './terms.ts';

export const termUnitPt: Terms<TermUnit> = {
  hours: 'horas',
  days: 'dias corridos',
  business_days: 'dias úteis',
};

export const prescriptionEventPt: Terms<PrescriptionEvent> = {
  extraction: 'a extração',
  publication: 'a divulgação',
};

export const seriesFoldPt: Terms<SeriesFold> = {
  count: 'Tirar ou somar a quantidade de séries',
  modulo: 'Resto da divisão pela quantidade de séries',
};

export const approximationPt: Terms<Approximation> = {
  up_then_down: 'O próximo acima; na falta, abaixo',
  up_circular: 'Sempre acima, recomeçando do primeiro',
  up_circular_global: 'Sempre acima, por todas as séries',
  alternate: 'Um acima, um abaixo, alternados',
  alternate_circular: 'Alternados, dando a volta nas pontas',
  absolute_difference: 'O mais próximo',
};

export const emptySeriesPt: Terms<EmptySeriesRule> = {
  up_then_down: 'A próxima série acima; na falta, abaixo',
  down_then_up: 'A próxima série abaixo; na falta, acima',
};
