import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import {
  IconCheck,
  IconChevronDown,
  IconFilter,
  IconLayoutSidebar,
  IconPencil,
  IconPlus,
} from '@fio/design-system/icons';
import { DropdownMenu, type MenuAction } from '@fio/design-system/menu';
import { useAreaWords } from '../../area-words.ts';
import type { Area } from '../../area.ts';
import classes from '../../area.module.css';
import { type ListState, savedSearch } from '../list-url.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { Arrangement } from './use-arrangement.ts';
import { ViewsDialog } from './views-dialog.tsx';

interface Props {
  readonly area: Area;
  readonly state: ListState;
  readonly arrangement: Arrangement;
  /** Takes a saved filter's search. */
  readonly onOpen: (search: string) => void;
}

/** Above the table: the person's own filters and columns. */
export function ListTools({ area, state, arrangement, onOpen }: Props) {
  const t = useAreaWords();
  const [dialog, setDialog] = useState<'columns' | 'save' | 'views' | null>(null);
  const now = savedSearch(state);
  const current = arrangement.views.find(({ search }) => search === now);
  const close = () => setDialog(null);
  const actions: MenuAction[] = [
    ...arrangement.views.map((view) => ({
      id: view.id,
      label: view.name,
      icon: view === current ? <IconCheck size={16} /> : <IconFilter size={16} />,
      onSelect: () => onOpen(view.search),
    })),
    {
      id: 'save',
      label: t('views.save'),
      icon: <IconPlus size={16} />,
      disabled: now === '' || current !== undefined,
      onSelect: () => setDialog('save'),
    },
    ...(arrangement.views.length > 0
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
      {dialog === 'columns' && <ColumnsDialog area={area} arrangement={arrangement} onClose={close} />}
      {dialog === 'save' && (
        <SaveViewDialog area={area} state={state} arrangement={arrangement} onClose={close} />
      )}
      {dialog === 'views' && <ViewsDialog arrangement={arrangement} onClose={close} />}
    </div>
  );
}
