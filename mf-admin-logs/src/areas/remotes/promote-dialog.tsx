import { remotes } from '@fio/contracts/admin/remotes';
import { TextAreaField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import { ActionDialog } from '@fio/platform/area';
import { Controller, useContractForm } from '@fio/platform/forms';
import { useState } from 'react';
import { shortBuild } from './figures.ts';
import { useChangeDialog } from './use-change-dialog.ts';
import { useRemotesWords } from './words.ts';

interface Props {
  readonly remote: string;
  readonly build: string;
  /** The stable build that the page shows: another one by now is told instead of taken away. */
  readonly live: string | undefined;
  /** For a share of the visitors, or for all. */
  readonly kind: 'canary' | 'promote';
  readonly onClose: () => void;
}

/** What a canary starts with, unless another share is given. */
const FIRST_PERCENT = 10;

/** Whether the server has asked, once, why a build goes live that fails. */
function useAskedWhy(refusal: unknown): boolean {
  const [isAsked, setIsAsked] = useState(false);
  if (refusal === 'REMOTE_FAILING' && !isAsked) setIsAsked(true);
  return isAsked;
}

/** Asks why a build becomes the live one, and for how many. */
export function PromoteDialog({ remote, build, live, kind, onClose }: Props) {
  const t = useRemotesWords();
  const percent = kind === 'canary' ? FIRST_PERCENT : 100;
  const change = useContractForm(remotes.promote.body, {
    build,
    percent,
    reason: '',
    ...(live && { expect: live }),
  });
  const done = t(`action.${kind}.done`);
  const dialog = useChangeDialog(change, { endpoint: remotes.promote, remote, done, onClose });
  const { form, errorOf } = change;
  const isAsked = useAskedWhy(form.formState.errors.root?.type);
  return (
    <ActionDialog
      label={t(`action.${kind}`)}
      text={t(`action.${kind}.text`, { build: shortBuild(build) })}
      {...dialog}
    >
      {kind === 'canary' && (
        <Controller
          control={form.control}
          name="percent"
          render={({ field }) => (
            <NumberField
              {...field}
              value={field.value ?? null}
              min={1}
              max={99}
              label={t('field.percent')}
              hint={t('hint.percent')}
              error={errorOf('percent')}
              required
            />
          )}
        />
      )}
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        error={errorOf('reason')}
        required
      />
      {isAsked && (
        <TextAreaField
          {...form.register('despiteFailures')}
          label={t('field.despiteFailures')}
          hint={t('hint.despiteFailures')}
          error={errorOf('despiteFailures')}
          required
        />
      )}
    </ActionDialog>
  );
}
