import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconFilter, IconPlus } from '@fio/design-system/icons';
import { useNavigate } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import { type Area, createPath } from '../area.ts';
import { useMay } from '../use-may.ts';
import { isNarrowed, type ListState } from './list-url.ts';
import type { ChangeList } from './use-list-state.ts';

/** The action that fills a list, for whom may. */
export function CreateButton({ area }: { area: Area }) {
  const navigate = useNavigate();
  if (!useMay()(area.contract.create) || !area.form) return null;
  return (
    <Button icon={<IconPlus />} href={createPath(area)} onNavigate={(href) => void navigate(href)}>
      {area.words()('create')}
    </Button>
  );
}

interface Props {
  readonly area: Area;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly total: number;
}

/** A list with nothing to show: filtered to nothing, past its end, or empty; each with its way out. */
export function ListEmpty({ area, state, change, total }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const out = (label: string, patch: Partial<ListState>) => (
    <Button variant="secondary" onClick={() => change(patch)}>
      {label}
    </Button>
  );
  if (total > 0)
    return (
      <EmptyState
        title={t('beyond.title')}
        text={t('beyond.text')}
        action={out(t('beyond.action'), { page: 1 })}
      />
    );
  if (isNarrowed(state))
    return (
      <EmptyState
        icon={<IconFilter />}
        title={t('filtered.title')}
        text={t('filtered.text')}
        action={out(t('filters.clear'), { q: '', filters: {} })}
      />
    );
  return (
    <EmptyState
      title={words('empty.title')}
      text={words('empty.text')}
      action={<CreateButton area={area} />}
    />
  );
}
