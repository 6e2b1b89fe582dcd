import { PREVIEW_MINUTES, remotes } from '@fio/contracts/admin/remotes';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { SelectField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import { aboutRecord, ActionDialog } from '@fio/platform/area';
import { Controller, useContractForm } from '@fio/platform/forms';
import { useState } from 'react';
import { shortBuild } from './figures.ts';
import { PreviewLink } from './preview-link.tsx';
import { useRemotesWords } from './words.ts';

/** From a look together to a day of trying. */
const CHOICES = [15, PREVIEW_MINUTES.usual, 480, PREVIEW_MINUTES.most] as const;

interface Props {
  readonly remote: string;
  readonly build: string;
  readonly onClose: () => void;
}

/** Asks for how long, and shows the link that opens a build before it is live. */
export function PreviewDialog({ remote, build, onClose }: Props) {
  const t = useRemotesWords();
  const { mutateAsync } = useApiMutation(remotes.preview);
  const [made, setMade] = useState<ResponseOf<typeof remotes.preview> | null>(null);
  const { form, submit, errorOf, reasons } = useContractForm(remotes.preview.body, {
    build,
    minutes: PREVIEW_MINUTES.usual,
  });
  const send = submit(async (body) => setMade(await mutateAsync({ params: { remote }, body })));
  const choices = CHOICES.map((minutes) => ({ value: String(minutes), label: t(`minutes.${minutes}`) }));
  return (
    <ActionDialog
      label={t('action.preview')}
      text={aboutRecord(remote, () => t('action.preview.text', { build: shortBuild(build) }))}
      cancel={t('close')}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      error={errorOf('root')}
      reasons={reasons}
      busy={form.formState.isSubmitting}
    >
      <Controller
        control={form.control}
        name="minutes"
        render={({ field: { ref: _ref, ...field } }) => (
          <SelectField
            {...field}
            value={String(field.value)}
            onChange={(value) => field.onChange(Number(value))}
            label={t('field.minutes')}
            data={choices}
            error={errorOf('minutes')}
            required
          />
        )}
      />
      {made && <PreviewLink {...made} />}
    </ActionDialog>
  );
}
