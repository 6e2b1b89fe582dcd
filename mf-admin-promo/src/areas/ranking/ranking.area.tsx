import { adminRanking } from '@fio/contracts/admin/ranking';
import { RANKING_NAME_STATE_TONES } from '@fio/contracts/terms/ranking.tones';
import { IconCheck, IconX } from '@fio/design-system/icons';
import { askFor, defineArea, enumeration, linesInput } from '@fio/platform/area';
import { RankingSigns } from './ranking-signs.tsx';
import { RankingSummary } from './ranking-summary.tsx';
import { useRankingWords } from './words.ts';

const { t } = useRankingWords;

/** The moderation of the names in the ranking. Visitors choose them, so that nothing is created here. */
export const rankingArea = defineArea({
  contract: adminRanking,
  words: useRankingWords,
  menu: { section: 'promotion', icon: 'ranking', order: 142 },
  nameOf: ({ name }) => name,
  enumerations: { state: enumeration(useRankingWords, 'state', RANKING_NAME_STATE_TONES) },
  columns: [
    { key: 'name' },
    { key: 'person' },
    { key: 'state' },
    { key: 'signs', cell: ({ signs }) => (signs.length === 0 ? '–' : <RankingSigns signs={signs} />) },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'state' }],
  actions: [
    {
      id: 'show',
      endpoint: adminRanking.show,
      when: ({ state }) => state !== 'shown',
      icon: <IconCheck size={16} />,
      bulk: true,
    },
    {
      id: 'refuse',
      endpoint: adminRanking.refuse,
      when: ({ state }) => state !== 'refused',
      icon: <IconX size={16} />,
      form: askFor(adminRanking.refuse, {
        values: () => ({ reason: '' }),
        fields: [
          {
            field: 'reason',
            input: linesInput(),
            label: () => t('field.reason'),
            hint: () => t('hint.reason'),
          },
        ],
      }),
    },
  ],
  detail: { Summary: RankingSummary },
});
