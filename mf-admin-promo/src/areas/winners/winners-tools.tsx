import { adminPrizes } from '@fio/contracts/admin/prizes';
import { Button } from '@fio/design-system/button';
import { IconGift } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { useWinnersWords } from './words.ts';

/** The way to those who won at once: their prizes have a desk of their own. */
export function WinnersTools() {
  const t = useWinnersWords();
  const may = useMay();
  const navigate = useNavigate();
  if (!may(adminPrizes.list)) return null;
  return (
    <Button
      variant="secondary"
      icon={<IconGift size={16} />}
      href={adminPrizes.list.path}
      onNavigate={(href) => void navigate(href)}
    >
      {t('instant')}
    </Button>
  );
}
