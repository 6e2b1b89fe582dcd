import {
  PUBLISH_WITHIN_LIMIT,
  SERIES_LIMIT,
  SURROGATES_LIMIT,
  winnersDraw,
} from '@fio/contracts/admin/winners-draw';
import { IconPencil, IconSend } from '@fio/design-system/icons';
import { areaInput, DateTimeInput, DayInput, defineArea, numberInput, TextInput } from '@fio/platform/area';
import { SlugInput } from '../../fields/slug-input.tsx';
import { DrawState } from '../calculation/draw-state.tsx';
import { useStates } from './choices.ts';
import { DrawSummary } from './draw-summary.tsx';
import { DrawPrizes, DrawRules } from './draw-tabs.tsx';
import { valuesOf } from './draw-values.ts';
import { DrawNumbers } from './numbers/draw-numbers.tsx';
import { PrizesInput } from './prizes/prizes-input.tsx';
import { RegulationInput } from './regulation-input.tsx';
import { RuleSetInput } from './rules/rule-set-input.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { TitleInput } from './title-input.tsx';
import { whileFree } from './while-free.tsx';
import { useWinnersDrawWords } from './words.ts';

const { t } = useWinnersDrawWords;
const PLACE = 300;
const Day = whileFree(DayInput);
const Series = whileFree(numberInput(0, SERIES_LIMIT));

/** Draws, as they are defined. */
export const winnersDrawArea = defineArea({
  contract: winnersDraw,
  words: useWinnersDrawWords,
  nameOf: ({ title }) => title,
  columns: [
    { key: 'title', width: 'clamp(10rem, 16vw, 18rem)' },
    { key: 'state', cell: ({ state }) => <DrawState state={state} /> },
    { key: 'periodFrom', format: 'day' },
    { key: 'lotteryDate', format: 'day' },
    { key: 'units', format: 'number' },
    { key: 'given', format: 'number' },
  ],
  filters: [{ key: 'state', useChoices: useStates }],
  form: {
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
          { field: 'periodTo', input: Day, half: true, hint: () => t('hint.periodTo') },
          { field: 'seriesFirst', input: Series, half: true, hint: () => t('hint.series') },
          { field: 'seriesLast', input: Series, half: true },
        ],
      },
      {
        id: 'occasion',
        fields: [
          { field: 'lotteryDate', input: Day, half: true, hint: () => t('hint.lotteryDate') },
          { field: 'plannedAt', input: DateTimeInput, half: true },
          { field: 'place', input: areaInput(PLACE, 2) },
          {
            field: 'publishWithin',
            input: whileFree(numberInput(1, PUBLISH_WITHIN_LIMIT)),
            half: true,
            hint: () => t('hint.publishWithin'),
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
  },
  actions: [
    {
      id: 'schedule',
      endpoint: winnersDraw.schedule,
      when: ({ state }) => state === 'draft',
      icon: <IconSend size={16} />,
      dialog: ScheduleDialog,
    },
    {
      id: 'withdraw',
      endpoint: winnersDraw.withdraw,
      when: ({ state, freedom, given }) => state === 'scheduled' && freedom === 'all' && !given,
      icon: <IconPencil size={16} />,
    },
  ],
  editable: ({ freedom }) => freedom !== 'nothing',
  removable: ({ state, given }) => state === 'draft' && given === null,
  detail: {
    chip: ({ state }) => <DrawState state={state} />,
    Summary: DrawSummary,
    tabs: [
      { id: 'rules', Content: DrawRules },
      { id: 'prizes', Content: DrawPrizes },
      { id: 'numbers', Content: DrawNumbers },
    ],
  },
});
