import { useEffect, useEffectEvent } from 'react';
import { formatAccessKey } from '@fio/domain/access-key';
import { formatCnpj } from '@fio/domain/cnpj';
import { validation } from '@fio/contracts/admin/validation';
import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconGift } from '@fio/design-system/icons';
import type { ImageView } from '@fio/design-system/image-viewer';
import { format } from '@fio/platform/i18n';
import { NoPicture } from '../invoices/picture/no-picture.tsx';
import { PrivateFile } from '../invoices/picture/private-file.tsx';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { useValidationWords } from './words.ts';

interface Props {
  readonly win: Win;
  readonly view: ImageView;
  /** It is there to be looked at, or there is none. */
  readonly onShown: () => void;
}

/** What the receipt says, and its photo; or why there is none. */
export function Receipt({ win: { invoice, prize, participant }, view, onShown }: Props) {
  const t = useValidationWords();
  const isAbsent = invoice === null;
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (isAbsent) tell();
  }, [isAbsent]);
  if (invoice === null)
    return (
      <EmptyState
        title={t('receipt.manual')}
        text={t('receipt.manualText', { reason: prize.reason ?? '' })}
        icon={<IconGift />}
      />
    );
  const { key, cnpj, number, purchasedOn, value, products, file } = invoice;
  return (
    <>
      <DefinitionList
        items={[
          { term: t('field.key'), value: key && formatAccessKey(key) },
          { term: t('field.cnpj'), value: cnpj && formatCnpj(cnpj) },
          { term: t('field.number'), value: number },
          { term: t('field.purchasedOn'), value: purchasedOn && format.day(purchasedOn) },
          { term: t('field.invoiceValue'), value: value !== null && format.money(value) },
          { term: t('field.products'), value: products.join(', ') },
        ]}
      />
      <div className={classes[file === null ? 'unpictured' : 'picture']}>
        {file === null ? (
          <NoPicture onShown={onShown} />
        ) : (
          <PrivateFile
            endpoint={validation.receipt}
            input={{ params: { id: prize.id } }}
            type={file}
            alt={t('receipt.alt', { name: participant?.name ?? '' })}
            view={view}
            onShown={onShown}
          />
        )}
      </div>
    </>
  );
}
