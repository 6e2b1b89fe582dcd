import type { winnersDraw } from '@fio/contracts/admin/winners-draw';
import {
  CUT_OFF_LIMIT,
  DEFENCE_LIMIT,
  DOCUMENTS_WITHIN_LIMIT,
  PUBLISH_WITHIN_LIMIT,
  SERIES_LIMIT,
  SURROGATES_LIMIT,
} from '@fio/contracts/admin/winners-draw';
import { PRESCRIPTION_EVENTS } from '@fio/domain/draw/deadlines';
import { TERM_UNITS } from '@fio/domain/draw/terms';
import {
  areaInput,
  DateTimeInput,
  DayInput,
  dayInput,
  type FormOf,
  numberInput,
  selectInput,
  TextInput,
} from '@fio/platform/area';
import { LotteryDayInput } from '../../fields/lottery-day/lottery-day-input.tsx';
import { SlugInput } from '../../fields/slug-input.tsx';
import { valuesOf } from './draw-values.ts';
import { EarningInput } from './earning/earning-input.tsx';
import { PrizesInput } from './prizes/prizes-input.tsx';
import { RegulationInput } from './regulation-input.tsx';
import { RuleSetInput } from './rules/rule-set-input.tsx';
import { TitleInput } from './title-input.tsx';
import { whileFree } from './while-free.tsx';
import { useWinnersDrawWords } from './words.ts';

const { t } = useWinnersDrawWords;
const PLACE = 300;
const units = () => TERM_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }));
const events = () => PRESCRIPTION_EVENTS.map((value) => ({ value, label: t(`event.${value}`) }));
const Day = whileFree(DayInput);
const LastDay = whileFree(dayInput({ from: { field: 'periodFrom' } }));
const LotteryDay = whileFree(LotteryDayInput);
const Series = whileFree(numberInput(0, SERIES_LIMIT));

type Section = 'draw' | 'participation' | 'earning' | 'occasion' | 'prizes' | 'rules';

/** What a draw is defined by. */
export const drawForm: FormOf<typeof winnersDraw, Section> = {
  values: valuesOf,
  sections: [
    {
      id: 'draw',
      fields: [
        { field: 'title', input: TitleInput },
        { field: 'slug', input: whileFree(SlugInput), half: true, hint: () => t('hint.slug') },
        {
          field: 'certificate',
          input: whileFree(TextInput),
          half: true,
          hint: () => t('hint.certificate'),
        },
        { field: 'regulationId', input: RegulationInput, hint: () => t('hint.regulationId') },
      ],
    },
    {
      id: 'participation',
      fields: [
        { field: 'periodFrom', input: Day, half: true },
        { field: 'periodTo', input: LastDay, half: true, hint: () => t('hint.periodTo') },
        { field: 'seriesFirst', input: Series, half: true, hint: () => t('hint.series') },
        { field: 'seriesLast', input: Series, half: true },
      ],
    },
    { id: 'earning', fields: [{ field: 'earning', input: EarningInput }] },
    {
      id: 'occasion',
      fields: [
        { field: 'lotteryDate', input: LotteryDay, half: true, hint: () => t('hint.lotteryDate') },
        { field: 'plannedAt', input: DateTimeInput, half: true },
        {
          field: 'cutOffHours',
          input: whileFree(numberInput(1, CUT_OFF_LIMIT)),
          half: true,
          hint: () => t('hint.cutOffHours'),
        },
        {
          field: 'defenceDays',
          input: whileFree(numberInput(1, DEFENCE_LIMIT)),
          half: true,
          hint: () => t('hint.defenceDays'),
        },
        { field: 'place', input: areaInput(PLACE, 2) },
        {
          field: 'publishWithin',
          input: whileFree(numberInput(1, PUBLISH_WITHIN_LIMIT)),
          half: true,
          hint: () => t('hint.publishWithin'),
        },
        {
          field: 'documentsWithin',
          input: whileFree(numberInput(1, DOCUMENTS_WITHIN_LIMIT)),
          half: true,
          hint: () => t('hint.documentsWithin'),
        },
        { field: 'documentsUnit', input: whileFree(selectInput(units)), half: true },
        {
          field: 'prescribesFrom',
          input: whileFree(selectInput(events)),
          half: true,
          hint: () => t('hint.prescribesFrom'),
        },
      ],
    },
    {
      id: 'prizes',
      fields: [
        { field: 'prizes', input: whileFree(PrizesInput) },
        {
          field: 'surrogates',
          input: whileFree(numberInput(0, SURROGATES_LIMIT)),
          half: true,
          hint: () => t('hint.surrogates'),
        },
      ],
    },
    { id: 'rules', fields: [{ field: 'ruleSet', input: RuleSetInput }] },
  ],
};
