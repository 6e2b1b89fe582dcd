import { consents } from '@fio/contracts/public/consents';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useApiQuery } from '@fio/platform/api';
import { useNavigate } from '@fio/platform/router';
import { useShellWords } from '../../words/index.ts';

/** Names the first document that has a version the visitor has not agreed to, and leads there. */
export default function ChangedDocuments() {
  const t = useShellWords();
  const navigate = useNavigate();
  const { data } = useApiQuery(consents.pending, {}, { quiet: true });
  const [first] = data?.items ?? [];
  if (!first) return null;
  return (
    <Banner
      kind="strip"
      label={t('documents.label')}
      actions={
        <Button
          size="sm"
          variant="secondary"
          href={`/regulamentos/${first.slug}`}
          onNavigate={(href) => void navigate(href)}
        >
          {t('documents.read')}
        </Button>
      }
    >
      {t('documents.text', { title: first.title, number: first.number })}
    </Banner>
  );
}
