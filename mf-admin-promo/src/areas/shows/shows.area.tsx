import { SHOW_STATE_TONES } from '@fio/contracts/terms/shows.tones';
import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { adminShows, RATINGS } from '@fio/contracts/admin/shows';
import {
  areaInput,
  DayInput,
  defineArea,
  enumeration,
  numberInput,
  selectInput,
  TextInput,
} from '@fio/platform/area';
import { SlugInput } from '../../fields/slug-input.tsx';
import { ColorsInput } from './colors-input.tsx';
import { mediaInput } from './media-input.tsx';
import { pictureInput } from './picture-input.tsx';
import { ShowSummary } from './show-summary.tsx';
import { ShowTitle } from './show-title.tsx';
import { TrailersInput } from './trailers-input.tsx';
import { valuesOf } from './show-values.ts';
import { useShowsWords } from './words.ts';

const { t } = useShowsWords;
const states = enumeration(useShowsWords, 'state', SHOW_STATE_TONES);
const useRatings = () => RATINGS.map((value) => ({ value, label: t(`rating.${value}`) }));
const alt = { input: areaInput(300, 3), hint: () => t('hint.alt') };

export const showsArea = defineArea({
  contract: adminShows,
  words: useShowsWords,
  menu: { section: 'promotion', icon: 'shows', order: 120 },
  nameOf: (show) => show.title,
  enumerations: { state: states },
  columns: [
    { key: 'title', cell: (show) => <ShowTitle show={show} />, width: '11rem' },
    { key: 'platform' },
    { key: 'releaseDate', format: 'day' },
    { key: 'state' },
    { key: 'polls', format: 'number' },
    { key: 'position', format: 'number' },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'state' }],
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'identity',
        fields: [
          { field: 'title', input: TextInput, half: true },
          {
            field: 'slug',
            input: SlugInput,
            half: true,
            hint: () => t('hint.slug', { slug: t('hint.slugEmpty') }),
          },
          { field: 'platform', input: TextInput, half: true },
          { field: 'genre', input: TextInput, half: true },
          { field: 'releaseDate', input: DayInput, half: true },
          { field: 'rating', input: selectInput(useRatings), half: true },
          { field: 'synopsis', input: areaInput(2000, 6) },
        ],
      },
      {
        id: 'art',
        fields: [
          { field: 'posterId', input: pictureInput('poster') },
          { field: 'posterAlt', ...alt },
          { field: 'heroId', input: pictureInput('hero') },
          { field: 'heroAlt', ...alt },
        ],
      },
      {
        id: 'trailers',
        fields: [
          { field: 'videoId', input: mediaInput('video') },
          { field: 'captionsId', input: mediaInput('captions') },
          { field: 'videoPosterId', input: pictureInput('still') },
          { field: 'trailers', input: TrailersInput, hint: () => t('hint.trailers') },
        ],
      },
      { id: 'looks', fields: [{ field: 'colors', input: ColorsInput, hint: () => t('hint.colors') }] },
      {
        id: 'publication',
        fields: [
          { field: 'state', input: selectInput(states.useChoices), half: true, hint: () => t('hint.state') },
          { field: 'position', input: numberInput(0, 9999), half: true, hint: () => t('hint.position') },
        ],
      },
    ],
  },
  removable: (show) => show.polls === 0,
  detail: {
    Summary: ShowSummary,
    tabs: [
      {
        id: 'polls',
        needs: RECORD_PAGES.polls.list,
        load: async () => (await import('./show-tabs.ts')).ShowPolls,
      },
      { id: 'art', load: async () => (await import('./show-tabs.ts')).ShowArt },
    ],
  },
});
