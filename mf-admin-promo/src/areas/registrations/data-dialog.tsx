import { useState } from 'react';
import { adminRegistrations, DATA_PURPOSES } from '@fio/contracts/admin/registrations';
import { SelectField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { download } from '@fio/platform/api';
import { aboutRecord, ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { nameOf, type RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

type Purpose = (typeof DATA_PURPOSES)[number];
const FORMATS = { pdf: adminRegistrations.dataDocument, json: adminRegistrations.data } as const;

/** Takes a person's data along, once it is said for what. */
export function DataDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
  const t = useRegistrationsWords();
  const [purpose, setPurpose] = useState<Purpose>('own_request');
  const [format, setFormat] = useState<keyof typeof FORMATS>('pdf');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // A refusal has been told by then.
    const done = await download(FORMATS[format], { params: { id: record.id }, query: { purpose } }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    onClose(done);
  };
  return (
    <ActionDialog
      label={t('action.data')}
      text={aboutRecord(nameOf(record), () => t('action.data.text'))}
      cancel={t('cancel')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={() => onClose(false)}
      busy={busy}
    >
      <SelectField
        label={t('field.purpose')}
        required
        data={DATA_PURPOSES.map((value) => ({ value, label: t(`data.${value}`) }))}
        value={purpose}
        onChange={(value) => setPurpose(value as Purpose)}
      />
      <SelectField
        label={t('field.format')}
        required
        data={(['pdf', 'json'] as const).map((value) => ({ value, label: t(`format.${value}`) }))}
        value={format}
        onChange={(value) => setFormat(value as keyof typeof FORMATS)}
      />
      <Text tone="muted" size="small">
        {t('hint.data')}
      </Text>
    </ActionDialog>
  );
}
