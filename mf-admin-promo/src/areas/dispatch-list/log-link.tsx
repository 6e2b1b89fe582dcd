import { dispatches } from '@fio/contracts/admin/dispatches';
import { Button } from '@fio/design-system/button';
import { IconMail } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { useDispatchListWords } from './words.ts';

/** The way to the log of every e-mail. */
export function LogLink() {
  const t = useDispatchListWords();
  const navigate = useNavigate();
  if (!useMay()(dispatches.list)) return null;
  return (
    <Button
      variant="secondary"
      icon={<IconMail />}
      href={dispatches.list.path}
      onNavigate={(href) => void navigate(href)}
    >
      {t('log')}
    </Button>
  );
}
