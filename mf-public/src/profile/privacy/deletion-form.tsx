import { useEffect, useState } from 'react';
import { privacy, RENUNCIATION_WORDS } from '@fio/contracts/public/privacy';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Skeleton } from '@fio/design-system/skeleton';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { api, ApiError, useApiQuery } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { language } from '@fio/platform/i18n';
import { logout } from '@fio/platform/session';
import classes from '../profile.module.css';
import { WaitingPrizes } from './waiting-prizes.tsx';
import { WhatStays } from './what-stays.tsx';
import { usePrivacyWords } from './words.ts';

/** As one writes it, with its capital. */
const asWritten = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What goes, what stays and why, and the password that makes it final. A prize that waits stands first, and the rest comes once
 * it is given up.
 */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const t = usePrivacyWords();
  const [isRenouncing, setRenouncing] = useState(false);
  // What was known a moment ago may have changed: it is asked for each time.
  const leaving = useApiQuery(privacy.leaving, {}, { staleTime: 0, quiet: true });
  const { form, submit, errorOf } = useContractForm(privacy.remove.body, { password: '' });
  const { setFocus } = form;
  useEffect(() => {
    if (isRenouncing) setFocus('renunciation.words');
  }, [isRenouncing, setFocus]);
  const waiting = leaving.data?.prizes.waiting ?? [];
  const renounce = () => {
    form.setValue('renunciation', { prizes: waiting.map(({ id }) => id), words: '' });
    setRenouncing(true);
  };
  const remove = submit(async (body) => {
    try {
      await api(privacy.remove, { body });
    } catch (error) {
      // Won in this very moment: it is named, and asked about, before anything else.
      if (error instanceof ApiError && error.code === 'PRIZE_WAITS') {
        form.setValue('renunciation', undefined);
        setRenouncing(false);
        await leaving.refetch();
      }
      throw error;
    }
    await logout('user');
    toast.success(t('deleted'));
  });
  if (leaving.isPending) return <Skeleton height={320} radius="card" />;
  const words = asWritten(RENUNCIATION_WORDS[language()]);
  return (
    <div className={classes['part']}>
      {waiting.length > 0 && (
        <WaitingPrizes
          prizes={waiting}
          isRenouncing={isRenouncing}
          onRenounce={renounce}
          onClaim={onCancel}
        />
      )}
      <WhatStays leaving={leaving.data} />
      <FormBody name={t('deleteTitle')} onSubmit={(event) => void remove(event)}>
        <FormAlert message={errorOf('root')} />
        {(waiting.length === 0 || isRenouncing) && (
          <>
            {isRenouncing && (
              <TextField
                {...form.register('renunciation.words')}
                label={t('renounceField', { words })}
                hint={t('renounceHint', { prizes: waiting.map(({ title }) => title).join(', ') })}
                error={errorOf('renunciation.words')}
                required
                autoComplete="off"
              />
            )}
            <Secret
              {...form.register('password')}
              label={t('deletePassword')}
              error={errorOf('password')}
              autoComplete="current-password"
            />
          </>
        )}
        <div className={classes['actions']}>
          {(waiting.length === 0 || isRenouncing) && (
            <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
              {t(isRenouncing ? 'deleteRenouncing' : 'delete')}
            </Button>
          )}
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </FormBody>
    </div>
  );
}
