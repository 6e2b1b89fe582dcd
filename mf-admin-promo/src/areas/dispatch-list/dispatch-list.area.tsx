import { DISPATCH_KINDS } from '@fio/domain/dispatch';
import { DISPATCH_STATE_TONES } from '@fio/contracts/terms/dispatches.tones';
import { dispatches } from '@fio/contracts/admin/dispatches';
import { dispatchList, FASTEST_DISPATCH, SLOWEST_DISPATCH } from '@fio/contracts/admin/dispatch-list';
import { canMoveDispatch } from '@fio/domain/dispatch';
import { IconMail, IconPencil, IconSend, IconX } from '@fio/design-system/icons';
import { defineArea, enumeration, numberInput, selectInput, TextInput } from '@fio/platform/area';
import { AudienceInput } from './audience-input.tsx';
import { useKinds, useLanguages, useLetters } from './choices.ts';
import { DispatchMessages } from './dispatch-messages.tsx';
import { DispatchProgress } from './dispatch-progress.tsx';
import { DispatchSummary } from './dispatch-summary.tsx';
import { valuesOf } from './dispatch-values.ts';
import { runForm } from './run-form.tsx';
import { useDispatchListWords } from './words.ts';

const { t } = useDispatchListWords;

/** Dispatches: letters to an audience. */
export const dispatchListArea = defineArea({
  contract: dispatchList,
  words: useDispatchListWords,
  menu: { section: 'administration', icon: 'dispatches', order: 80 },
  nameOf: ({ title }) => title,
  enumerations: {
    state: enumeration(useDispatchListWords, 'state', DISPATCH_STATE_TONES),
    kind: enumeration(useDispatchListWords, 'kindShort', DISPATCH_KINDS),
  },
  columns: [
    { key: 'title', width: 'clamp(11rem, 20vw, 18rem)' },
    { key: 'state' },
    {
      key: 'total',
      cell: (row) => (row.total === 0 ? '–' : <DispatchProgress of={row} />),
      width: '9rem',
    },
    { key: 'kind' },
    { key: 'template', cell: ({ template: { name, number } }) => t('version', { name, number }) },
    { key: 'startsAt', format: 'dateTime' },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [{ key: 'state' }, { key: 'kind' }],
  copied: (values) => values,
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'letter',
        fields: [
          { field: 'title', input: TextInput, hint: () => t('hint.title') },
          { field: 'kind', input: selectInput(useKinds) },
          { field: 'templateId', input: selectInput(useLetters), hint: () => t('hint.templateId') },
          {
            field: 'language',
            input: selectInput(useLanguages),
            half: true,
            hint: () => t('hint.language'),
          },
        ],
      },
      { id: 'readers', fields: [{ field: 'audience', input: AudienceInput }] },
      {
        id: 'pace',
        fields: [
          {
            field: 'perMinute',
            input: numberInput(SLOWEST_DISPATCH, FASTEST_DISPATCH),
            half: true,
            hint: () => t('hint.perMinute'),
          },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'run',
      endpoint: dispatchList.run,
      when: ({ state }) => state === 'draft',
      icon: <IconSend size={16} />,
      form: runForm,
    },
    {
      id: 'pause',
      endpoint: dispatchList.pause,
      when: ({ state }) => canMoveDispatch(state, 'paused'),
      bulk: true,
    },
    {
      id: 'resume',
      bulk: true,
      endpoint: dispatchList.resume,
      when: ({ state }) => state === 'paused',
      icon: <IconSend size={16} />,
    },
    {
      id: 'withdraw',
      bulk: true,
      endpoint: dispatchList.withdraw,
      when: ({ state }) => canMoveDispatch(state, 'draft'),
      icon: <IconPencil size={16} />,
    },
    {
      id: 'cancel',
      bulk: true,
      endpoint: dispatchList.cancel,
      when: ({ state }) => canMoveDispatch(state, 'cancelled'),
      danger: true,
      icon: <IconX size={16} />,
    },
  ],
  editable: ({ state }) => state === 'draft',
  removable: ({ state }) => state === 'draft',
  detail: {
    Summary: DispatchSummary,
    tabs: [{ id: 'messages', Content: DispatchMessages }],
  },
  links: [{ to: dispatches.list.path, needs: dispatches.list, label: () => t('log'), icon: <IconMail /> }],
  pages: [
    // Where the specification has the form; the engine has it below its list.
    {
      path: '/admin/dispatches/create',
      needs: dispatchList.create,
      title: 'create',
      load: async () => (await import('./to-form.tsx')).ToForm,
    },
  ],
});
