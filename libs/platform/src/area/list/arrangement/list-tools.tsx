import { type ReactNode, useState } from 'react';
import { Button } from '@fio/design-system/button';
import {
  IconCheck,
  IconChevronDown,
  IconFilter,
  IconLayoutSidebar,
  IconMenu2,
  IconPencil,
  IconPlus,
  IconUsers,
} from '@fio/design-system/icons';
import { DropdownMenu, type MenuAction } from '@fio/design-system/menu';
import { useAreaWords } from '../../area-words.ts';
import type { Area } from '../../area.ts';
import classes from '../../area.module.css';
import { type ListState, savedSearch } from '../list-url.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { Arrangement } from './use-arrangement.ts';
import { viewName } from './view-name.ts';
import { ViewsDialog } from './views-dialog.tsx';

interface Props {
  readonly area: Area;
  readonly state: ListState;
  readonly arrangement: Arrangement;
  /** Takes a saved filter's search. */
  readonly onOpen: (search: string) => void;
}

/** Above the table: the filters that are the person's own or shared with them, and their columns. */
export function ListTools({ area, state, arrangement, onOpen }: Props) {
  const t = useAreaWords();
  const [dialog, setDialog] = useState<'columns' | 'save' | 'views' | null>(null);
  const now = savedSearch(state);
  const isCompact = arrangement.density === 'compact';
  const { views } = arrangement;
  const alike = views.filter(({ search }) => search === now);
  const current = alike.find(({ owner }) => owner === null) ?? alike[0];
  const close = () => setDialog(null);
  const entry = (id: string, label: string, search: string, icon: ReactNode): MenuAction => ({
    id,
    label,
    icon: search === now ? <IconCheck size={16} /> : icon,
    onSelect: () => onOpen(search),
  });
  const actions: MenuAction[] = [
    ...(views.length > 0 ? [entry('all', t('views.all'), '', <IconMenu2 size={16} />)] : []),
    ...views.map((view) =>
      entry(
        view.id,
        viewName(view),
        view.search,
        view.audience === null ? <IconFilter size={16} /> : <IconUsers size={16} />,
      ),
    ),
    {
      id: 'save',
      label: t('views.save'),
      icon: <IconPlus size={16} />,
      disabled: now === '' || current?.owner === null,
      onSelect: () => setDialog('save'),
    },
    ...(views.length > 0
      ? [
          {
            id: 'views',
            label: t('views.manage'),
            icon: <IconPencil size={16} />,
            onSelect: () => setDialog('views'),
          },
        ]
      : []),
  ];
  return (
    <div className={classes['tools']}>
      <DropdownMenu
        label={t('views.title')}
        actions={actions}
        trigger={
          <Button variant="quiet" size="sm" icon={<IconFilter size={16} />}>
            {current?.name ?? t('views.title')}
            <IconChevronDown size={14} />
          </Button>
        }
      />
      <Button
        variant="quiet"
        size="sm"
        icon={<IconLayoutSidebar size={16} />}
        onClick={() => setDialog('columns')}
      >
        {arrangement.isChosen
          ? t('columns.some', { shown: arrangement.columns.length, all: area.columns.length })
          : t('columns.title')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className={classes['density']}
        icon={isCompact ? <IconCheck size={16} /> : <IconMenu2 size={16} />}
        aria-pressed={isCompact}
        onClick={() => void arrangement.space(isCompact ? 'comfortable' : 'compact')}
      >
        {t('density.compact')}
      </Button>
      {dialog === 'columns' && <ColumnsDialog area={area} arrangement={arrangement} onClose={close} />}
      {dialog === 'save' && (
        <SaveViewDialog area={area} state={state} arrangement={arrangement} onClose={close} />
      )}
      {dialog === 'views' && <ViewsDialog arrangement={arrangement} onClose={close} />}
    </div>
  );
}
