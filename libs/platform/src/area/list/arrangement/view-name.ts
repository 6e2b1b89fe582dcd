import type { ListView } from '@fio/contracts/admin/list-views';
import { useAreaWords } from '../../area-words.ts';

/** What a saved filter is called; of another person's with theirs, for two may have chosen the same. */
export const viewName = ({ name, owner }: ListView): string =>
  owner === null ? name : useAreaWords.t('views.named', { name, owner });
