import { useState } from 'react';
import { emailTemplates } from '@fio/contracts/admin/email-templates';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Tabs } from '@fio/design-system/tabs';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import classes from './email-templates.module.css';
import { LetterMessage } from './letter-message.tsx';
import { PersonPreview } from './person-preview.tsx';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

/** In the languages it has. */
function Languages({ of: { pt, en } }: { of: ResponseOf<typeof emailTemplates.preview> }) {
  const t = useEmailTemplatesWords();
  const [language, setLanguage] = useState('pt');
  if (en === null) return <LetterMessage letter={pt} language="pt" />;
  return (
    <Tabs
      label={t('preview.language')}
      value={language}
      onChange={setLanguage}
      items={[
        { id: 'pt', title: t('preview.pt'), content: <LetterMessage letter={pt} language="pt" /> },
        { id: 'en', title: t('preview.en'), content: <LetterMessage letter={en} language="en" /> },
      ]}
    />
  );
}

/** The letter as its readers get it: with sample data, and as somebody whom it could be for. */
export function TemplatePreview({ record: { id } }: { record: TemplateDetail }) {
  const t = useEmailTemplatesWords();
  const { data, error, isFetching, refetch } = useApiQuery(
    emailTemplates.preview,
    { params: { id } },
    { staleTime: 0 },
  );
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={8} />;
  return (
    <div className={classes['preview']}>
      <PersonPreview id={id}>
        <Text tone="muted" size="small">
          {t('preview.sample')} {data.en === null && t('preview.onlyPt')}
        </Text>
        <Languages of={data} />
      </PersonPreview>
    </div>
  );
}
