import { useEffect, useEffectEvent, useState } from 'react';
import { validationEvidence } from '@fio/contracts/admin/validation-evidence';
import { MASKS } from '@fio/domain/field-masks';
import { Button } from '@fio/design-system/button';
import { IconPencil } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { AskDialog, askFor, maskedInput, TextInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { CityInput, UnitInput } from '../registrations/place-inputs.tsx';
import type { Desk } from './use-desk.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { useEvidenceWords } from './words.ts';

const { t: word } = useEvidenceWords;

interface Noted {
  readonly id: string;
  readonly address: Win['address'];
}

const EMPTY = { zip: '', street: '', number: '', complement: '', district: '', city: '', uf: '' };

const addressForm = askFor(validationEvidence.address, {
  values: ({ address }: Noted) => {
    const { zip, street, number, complement, district, city, uf } = address ?? EMPTY;
    return { zip, street, number, complement, district, city, uf };
  },
  fields: [
    { field: 'zip', input: maskedInput(MASKS.cep), label: () => word('field.zip'), half: true },
    { field: 'number', input: TextInput, label: () => word('field.houseNumber'), half: true },
    { field: 'street', input: TextInput, label: () => word('field.street') },
    { field: 'complement', input: TextInput, label: () => word('field.complement'), half: true },
    { field: 'district', input: TextInput, label: () => word('field.district'), half: true },
    { field: 'uf', input: UnitInput, label: () => word('field.uf'), half: true },
    { field: 'city', input: CityInput, label: () => word('field.city'), half: true },
  ],
});

/** Where the prize goes, as an envelope has it. */
function Envelope({ address }: { address: NonNullable<Win['address']> }) {
  const t = useEvidenceWords();
  const { zip, street, number, complement, district, city, uf, by, updatedAt } = address;
  return (
    <>
      <address className={classes['envelope']}>
        {[
          [`${street}, ${number}`, complement].filter(Boolean).join(' – '),
          district,
          `${city}/${uf}`,
          `CEP ${zip.slice(0, 5)}-${zip.slice(5)}`,
        ].join('\n')}
      </address>
      <Text size="small" tone="muted">
        {t('document.by', { by: by ?? '–', when: format.dateTime(updatedAt) })}
      </Text>
    </>
  );
}

/** Where the prize goes, to be written down or set right. */
export function Address({ win: { prize, address, documents }, desk }: { win: Win; desk: Desk }) {
  const t = useEvidenceWords();
  const [isWriting, setWriting] = useState(false);
  // A proof of it is looked at as well, where there is one.
  const isShown = address !== null && documents.every(({ kind }) => kind !== 'address');
  const see = useEffectEvent(() => desk.see('address'));
  useEffect(() => {
    if (isShown) see();
  }, [isShown]);
  const label = t(address ? 'address.correct' : 'address.write');
  return (
    <>
      {address ? <Envelope address={address} /> : <Text>{t('lacks.address')}</Text>}
      <Button
        size="sm"
        variant="secondary"
        icon={<IconPencil size={16} />}
        disabled={desk.busy}
        onClick={() => setWriting(true)}
      >
        {label}
      </Button>
      {isWriting && (
        <AskDialog
          form={addressForm}
          record={{ id: prize.id, version: desk.version, address }}
          label={label}
          text={t('address.text')}
          done={() => t('address.kept')}
          onClose={(isDone) => {
            setWriting(false);
            if (isDone) desk.replaced('address');
          }}
        />
      )}
    </>
  );
}
