import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@fio/design-system/button';
import { IconChevronDown } from '@fio/design-system/icons';
import { DropdownMenu } from '@fio/design-system/menu';
import { useLocation, useNavigate } from '../../router/index.ts';
import { ActionFormDialog } from '../actions/action-form-dialog.tsx';
import { useAreaWords } from '../area-words.ts';
import type { Area } from '../area.ts';
import type { LinkSpec, ListActionSpec } from '../types.ts';
import { useMay } from '../use-may.ts';

/** As many stand side by side; more are behind one button. */
const SIDE_BY_SIDE = 2;

interface Way extends Pick<LinkSpec, 'icon' | 'primary' | 'loaded'> {
  readonly id: string;
  readonly label: string;
  /** Of a link. */
  readonly href?: string;
  readonly onSelect: () => void;
}

function WayButton({ way: { label, icon, primary = false, href, loaded = false, onSelect } }: { way: Way }) {
  return (
    <Button
      icon={icon}
      {...(href === undefined ? { onClick: onSelect } : { href, ...(!loaded && { onNavigate: onSelect }) })}
      {...(!primary && { variant: 'secondary' })}
    >
      {label}
    </Button>
  );
}

/** The ways from a list to other pages and what begins there, for whom may go and do so. */
export function ListWays({ area }: { area: Area }) {
  const t = useAreaWords();
  const words = area.words();
  const navigate = useNavigate();
  const may = useMay();
  const [asking, setAsking] = useState<ListActionSpec<string> | null>(null);
  const { links = [], listActions = [] } = area;
  const { hash, search } = useLocation();
  // An address may ask for one of them (`#give`): once, so that a way back doesn't ask again.
  const begin = useEffectEvent((id: string) => {
    const action = listActions.find((one) => one.id === id && may(one.form.endpoint));
    if (!action) return;
    setAsking(action);
    void navigate({ search, hash: '' }, { replace: true });
  });
  useEffect(() => {
    if (hash !== '') begin(hash.slice(1));
  }, [hash]);
  const ways: Way[] = [
    ...links
      .filter(({ needs }) => !needs || may(needs))
      .map(({ to, label, ...rest }) => ({
        ...rest,
        id: to,
        label: label(),
        href: to,
        onSelect: () => void navigate(to),
      })),
    ...listActions
      .filter(({ form }) => may(form.endpoint))
      .map((action) => ({
        id: action.id,
        label: words(`action.${action.id}`),
        icon: action.icon,
        primary: action.primary ?? false,
        onSelect: () => setAsking(action),
      })),
  ];
  const [first, others] = [ways.filter(({ primary }) => primary), ways.filter(({ primary }) => !primary)];
  return (
    <>
      {others.length <= SIDE_BY_SIDE ? (
        others.map((way) => <WayButton key={way.id} way={way} />)
      ) : (
        <DropdownMenu
          label={t('list.more')}
          actions={others}
          trigger={
            <Button variant="secondary" icon={<IconChevronDown size={16} />}>
              {t('list.more')}
            </Button>
          }
        />
      )}
      {first.map((way) => (
        <WayButton key={way.id} way={way} />
      ))}
      {asking && (
        <ActionFormDialog
          area={area}
          action={asking}
          spec={asking.form}
          record={null}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
