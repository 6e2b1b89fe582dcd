import { Button } from '@fio/design-system/button';
import { useNavigate } from '../../router/index.ts';
import type { LinkSpec } from '../types.ts';
import { useMay } from '../use-may.ts';

/** The ways from a list to other pages, for whom may go them. */
export function ListLinks({ links }: { links: readonly LinkSpec[] }) {
  const navigate = useNavigate();
  const may = useMay();
  return links
    .filter(({ needs }) => !needs || may(needs))
    .map(({ to, label, icon, primary = false }) => (
      <Button
        key={to}
        icon={icon}
        href={to}
        onNavigate={(href) => void navigate(href)}
        {...(!primary && { variant: 'secondary' })}
      >
        {label()}
      </Button>
    ));
}
