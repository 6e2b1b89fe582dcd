import { regulations, type RegulationPage } from '@fio/contracts/public/regulations';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { navigateTo, useParams } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { type PageData, usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import { DocumentArticle } from './document-article.tsx';
import { DocumentNavigation } from './document-navigation.tsx';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

function None() {
  const t = useRegulationsWords();
  return (
    <div className={classes['article']}>
      <Heading level={1}>{t('documents')}</Heading>
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        headingLevel={2}
        action={
          <Link href="/" onNavigate={navigateTo}>
            {t('home')}
          </Link>
        }
      />
    </div>
  );
}

function Found({ data, pending, error, retry }: PageData<{ document: RegulationPage | null }>) {
  if (pending) return <PageSkeleton shape="document" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  const { document: found } = data;
  return (
    <div className={classes['page']}>
      {found ? (
        <>
          <DocumentNavigation document={found} />
          <DocumentArticle document={found} />
        </>
      ) : (
        <None />
      )}
    </div>
  );
}

/** /regulamentos: the promotion's regulation, and the way to the other documents. */
export const RegulationsPage = () => <Found {...usePageData(regulations.front, {})} />;

function Titled(page: PageData<RegulationPage>) {
  const { data } = page;
  useTitle(data?.title);
  return <Found {...page} data={data && { document: data }} />;
}

/** /regulamentos/:slug: a document in the version in force. */
export function DocumentPage() {
  const { slug = '' } = useParams();
  return <Titled {...usePageData(regulations.document, { params: { slug } })} />;
}

/** /regulamentos/:slug/:number: one version of it, whichever is in force. */
export function VersionPage() {
  const { slug = '', number = '' } = useParams();
  return <Titled {...usePageData(regulations.version, { params: { slug, number } })} />;
}
