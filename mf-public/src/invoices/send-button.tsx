import { Button } from '@fio/design-system/button';
import { IconPlus } from '@fio/design-system/icons';
import { navigateTo } from '@fio/platform/router';
import { useAddressWith } from '../page/use-address-with.ts';
import { useInvoicesWords } from './words.ts';

/** Opens the dialog over whichever part of a page this is. */
export function SendInvoiceButton() {
  const t = useInvoicesWords();
  const href = useAddressWith('nota');
  return (
    <Button icon={<IconPlus size={20} aria-hidden />} href={href} onNavigate={navigateTo}>
      {t('title')}
    </Button>
  );
}
