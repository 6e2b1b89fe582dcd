import { INDEX_USES, indexes } from '@fio/contracts/admin/indexes';
import { IconRefresh } from '@fio/design-system/icons';
import { defineArea } from '@fio/platform/area';
import { indexState } from './index-state.tsx';
import { sizeText } from '../commands/measures.ts';
import { IndexDefinition } from './index-definition.tsx';
import { bloatText } from './index-detail.ts';
import { IndexRebuilds } from './index-rebuilds.tsx';
import { IndexSummary } from './index-summary.tsx';
import { useIndexesWords } from './words.ts';

const { t } = useIndexesWords;
const useUses = () => INDEX_USES.map((value) => ({ value, label: t(`use.${value}`) }));

/** The database's indexes: looked at here, rebuilt by a command. */
export const indexesArea = defineArea({
  contract: { list: indexes.list, get: indexes.get },
  words: useIndexesWords,
  menu: { section: 'logs', group: 'logs', icon: 'indexes', order: 250 },
  nameOf: ({ id }) => id,
  audited: 'indexes',
  enumerations: { state: indexState },
  columns: [
    { key: 'id', width: '16rem' },
    { key: 'state' },
    { key: 'table' },
    { key: 'bytes', format: 'number', cell: ({ bytes }) => sizeText(bytes) },
    { key: 'scans', format: 'number' },
    { key: 'bloat', format: 'number', cell: ({ bloat }) => (bloat === null ? '–' : bloatText(bloat)) },
    { key: 'columns', cell: ({ columns }) => columns.join(', ') },
  ],
  filters: [{ key: 'state' }, { key: 'use', useChoices: useUses }],
  actions: [{ id: 'rebuild', endpoint: indexes.rebuild, when: () => true, icon: <IconRefresh size={16} /> }],
  detail: {
    Summary: IndexSummary,
    tabs: [
      { id: 'definition', Content: IndexDefinition },
      { id: 'rebuilds', needs: indexes.list, Content: IndexRebuilds },
    ],
  },
});
