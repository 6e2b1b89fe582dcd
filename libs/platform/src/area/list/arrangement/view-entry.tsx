import type { ListView } from '@fio/contracts/admin/list-views';
import { IconButton } from '@fio/design-system/button';
import { IconTrash } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { useAreaWords } from '../../area-words.ts';
import classes from '../../area.module.css';
import type { Arrangement } from './use-arrangement.ts';
import { viewName } from './view-name.ts';
import { WhoField } from './who-field.tsx';

interface Props {
  readonly view: ListView;
  readonly arrangement: Arrangement;
  /** Follows a change to its end, and says why it was refused. */
  readonly trying: (change: Promise<void>) => void;
}

/** One saved filter: for whom it is theirs to change, who sees it, and its end. */
export function ViewEntry({ view, arrangement: { share, remove }, trying }: Props) {
  const t = useAreaWords();
  const name = viewName(view);
  if (!view.changeable)
    return (
      <div className={classes['view']}>
        <Text>{name}</Text>
      </div>
    );
  return (
    <div className={classes['entry']}>
      <WhoField
        label={t('views.whoOf', { name })}
        value={view.audience}
        onChange={(audience) => trying(share(view, audience))}
      />
      <IconButton label={t('views.delete', { name: view.name })} onClick={() => trying(remove(view))}>
        <IconTrash size={16} />
      </IconButton>
    </div>
  );
}
