import { useState } from 'react';
import { emailTemplates } from '@fio/contracts/admin/email-templates';
import { Disclosure } from '@fio/design-system/disclosure';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Tabs } from '@fio/design-system/tabs';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LetterFrame, LoadFailure } from '@fio/platform/area';
import classes from './email-templates.module.css';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

function Message({ letter: { subject, html, text }, lang }: { letter: Letter; lang: string }) {
  const t = useEmailTemplatesWords();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes['preview']}>
      <Text>
        {t('preview.subject')}:{' '}
        <strong lang={lang} className={classes['subject']}>
          {subject}
        </strong>
      </Text>
      <LetterFrame title={t('preview.frame')} html={html} />
      <Disclosure title={t('preview.text')} headingLevel={2} open={open} onOpenChange={setOpen}>
        <pre className={classes['plain']} lang={lang}>
          {text}
        </pre>
      </Disclosure>
    </div>
  );
}

/** The letter as its readers get it, in both languages. */
export function TemplatePreview({ record: { id } }: { record: TemplateDetail }) {
  const t = useEmailTemplatesWords();
  const [language, setLanguage] = useState('pt');
  const { data, error, isFetching, refetch } = useApiQuery(
    emailTemplates.preview,
    { params: { id } },
    { staleTime: 0 },
  );
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={8} />;
  return (
    <div className={classes['preview']}>
      <Text tone="muted" size="small">
        {t('preview.sample')}
      </Text>
      <Tabs
        label={t('preview.language')}
        value={language}
        onChange={setLanguage}
        items={[
          { id: 'pt', title: t('preview.pt'), content: <Message letter={data.pt} lang="pt-BR" /> },
          { id: 'en', title: t('preview.en'), content: <Message letter={data.en} lang="en" /> },
        ]}
      />
    </div>
  );
}
