import { consents } from '@fio/contracts/public/consents';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useApiQuery } from '@fio/platform/api';
import { useLocation, useNavigate } from '@fio/platform/router';
import { useRegulationsWords } from './words.ts';

/** Names the first document that has a version the visitor has not agreed to, and leads there. */
function Strip() {
  const t = useRegulationsWords();
  const navigate = useNavigate();
  const { data } = useApiQuery(consents.pending, {}, { quiet: true });
  const [first] = data?.items ?? [];
  if (!first) return null;
  return (
    <Banner
      kind="strip"
      label={t('stripLabel')}
      actions={
        <Button
          size="sm"
          variant="secondary"
          href={`/regulamentos/${first.slug}`}
          onNavigate={(href) => void navigate(href)}
        >
          {t('stripRead')}
        </Button>
      }
    >
      {t('stripText', { title: first.title, number: first.number })}
    </Banner>
  );
}

/** Tells who is signed in that a document has changed; where documents are read, the page says so itself. */
export default function ChangedDocuments() {
  return useLocation().pathname.startsWith('/regulamentos') ? null : <Strip />;
}
