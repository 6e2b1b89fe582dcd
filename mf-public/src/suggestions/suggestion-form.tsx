import { useEffect } from 'react';
import { shows } from '@fio/contracts/public/shows';
import { suggestions } from '@fio/contracts/public/suggestions';
import { Button } from '@fio/design-system/button';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { SUGGESTION_LIMIT } from '@fio/domain/suggestion';
import { FormAlert } from '@fio/platform/account';
import { track } from '@fio/platform/analytics';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { Controller, useContractForm, useWatch } from '@fio/platform/forms';
import { format } from '@fio/platform/i18n';
import { tokens } from '@fio/platform/session';
import { enterFor } from '../dialogs/enter-for.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { useSuggestionsWords } from './words.ts';
import classes from './suggestions.module.css';

/** The series visitors see, as the home page lists them. */
const useShows = () => useApiQuery(shows.home, {}, { quiet: true }).data?.shows ?? [];

/** A series and up to 500 characters. Who is not signed in does so over the page, and is back at these very words. */
export function SuggestionForm({ slug, onSent }: { slug: string; onSent: () => void }) {
  const t = useSuggestionsWords();
  const all = useShows();
  const { mutateAsync } = useApiMutation(suggestions.send, [suggestions.mine]);
  const { form, submit, errorOf } = useContractForm(
    suggestions.send.body,
    readDraft() ?? { showId: '', text: '' },
  );
  const typed = useWatch({ control: form.control });
  const { showId = '', text = '' } = typed;
  const here = all.find((show) => show.slug === slug)?.id;
  const { setValue } = form;

  useEffect(() => {
    if (here && !showId) setValue('showId', here);
  }, [here, showId, setValue]);
  useEffect(() => keepDraft({ showId, text }), [showId, text]);

  const send = submit(async (body) => {
    if (!tokens.get('user')) return enterFor('sugerir');
    await mutateAsync({ body });
    track('suggestion_sent');
    dropDraft();
    onSent();
  });
  const counter = t('counter', {
    length: format.number(text.length),
    limit: format.number(SUGGESTION_LIMIT),
  });
  return (
    <form
      className={classes['form']}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => void send(event)}
    >
      <Text tone="muted">{t('lead')}</Text>
      <FormAlert message={errorOf('root')} />
      <Controller
        control={form.control}
        name="showId"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('show')}
            required
            nothingFound={t('noShow')}
            data={all.map(({ id, title }) => ({ value: id, label: title }))}
            error={errorOf('showId')}
          />
        )}
      />
      <TextAreaField
        {...form.register('text')}
        label={t('text')}
        hint={counter}
        required
        rows={5}
        data-autofocus
        placeholder={t('example')}
        error={errorOf('text')}
      />
      <div className={classes['buttons']}>
        {!tokens.get('user') && (
          <Text size="small" tone="muted">
            {t('signInFirst')}
          </Text>
        )}
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {t(tokens.get('user') ? 'send' : 'signInAndSend')}
        </Button>
      </div>
    </form>
  );
}
