import type { ReactNode } from 'react';
import { emailTemplates } from '@fio/contracts/admin/email-templates';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import type { LetterVariable } from '@fio/contracts/letters';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import classes from './email-templates.module.css';
import { LetterMessage } from './letter-message.tsx';
import { useEmailTemplatesWords } from './words.ts';

type Preview = NonNullable<ResponseOf<typeof emailTemplates.previewPerson>['preview']>;

/** Whose it is, in which language, and what of it is made up. */
function Shown({ of: { language, person, letter, sampled } }: { of: Preview }) {
  const t = useEmailTemplatesWords();
  const names = sampled.map((name) => t(`variable.${name as LetterVariable}`));
  return (
    <>
      <Text tone="muted" size="small">
        {t('preview.person', { ...person, language: t(`preview.${language}`) })}{' '}
        {names.length > 0 && t('preview.sampled', { names: names.join(', ') })}
      </Text>
      <LetterMessage letter={letter} language={language} />
    </>
  );
}

/** The sample, or in its place the letter as a real person gets it: their name is masked, and the audit tells who looked. */
export function PersonPreview({ id, children }: { id: string; children: ReactNode }) {
  const t = useEmailTemplatesWords();
  const { mutate, reset, data, isPending } = useApiMutation(emailTemplates.previewPerson);
  const preview = data?.preview;
  return (
    <>
      <div className={classes['buttons']}>
        {preview && (
          <Button variant="quiet" size="sm" onClick={reset}>
            {t('preview.back')}
          </Button>
        )}
        <Button variant="secondary" size="sm" loading={isPending} onClick={() => mutate({ params: { id } })}>
          {t(preview ? 'preview.other' : 'preview.real')}
        </Button>
      </div>
      {data && !preview && <Text role="status">{t('preview.nobody')}</Text>}
      {preview ? <Shown of={preview} /> : children}
    </>
  );
}
