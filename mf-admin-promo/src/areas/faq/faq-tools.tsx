import { Button } from '@fio/design-system/button';
import { IconSelector } from '@fio/design-system/icons';
import { useNavigate } from '@fio/platform/router';
import { ORDER_PATH } from './order/order-path.ts';
import { useFaqWords } from './words.ts';

/** The way from the list to the order, which whoever may read the list may read too. */
export function FaqTools() {
  const t = useFaqWords();
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      icon={<IconSelector />}
      href={ORDER_PATH}
      onNavigate={(href) => void navigate(href)}
    >
      {t('order')}
    </Button>
  );
}
