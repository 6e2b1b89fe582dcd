import { useParams } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { useTitle } from '../page/use-title.ts';
import { DrawDay } from './draw-day.tsx';
import { useDrawMoment } from './use-draw-moment.ts';
import { useToldPage } from './use-told-page.ts';
import { useDrawDayWords } from './words.ts';

/** /ganhadores/:slug/ao-vivo: what everybody watches at one moment, and sees again afterwards. */
export function DrawDayPage() {
  const t = useDrawDayWords();
  const { slug = '' } = useParams();
  const { data: moment, pending, error, retry, link } = useDrawMoment(slug);
  const page = useToldPage(slug, moment);
  useTitle(page.data && t('pageTitle', { title: page.data.title }));
  if (pending || page.pending) return <PageSkeleton shape="parts" />;
  if (!moment || !page.data)
    return (
      <LoadFailed
        error={error ?? page.error}
        onRetry={() => {
          retry();
          page.retry();
        }}
      />
    );
  return <DrawDay key={page.data.id} draw={page.data} moment={moment} link={link} />;
}
