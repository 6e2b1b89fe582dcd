import { drawProof, type DrawPage as Draw } from '@fio/contracts/public/draw-proof';
import { navigateTo, useParams } from '@fio/platform/router';
import { Link } from '@fio/design-system/link';
import { contentLang } from '../page/content-language.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import { useVerifierPage } from '../verifier/use-verifier-page.ts';
import { VerifierPart } from '../verifier/verifier-part.tsx';
import { PrizeWinners } from '../winners/prize-winners.tsx';
import { useWinnersWords } from '../winners/words.ts';
import page from '../page/column.module.css';
import { CheckPart } from './check-part.tsx';
import { committedOf } from './committed.ts';
import { DocumentsPart } from './documents-part.tsx';
import classes from './draw.module.css';
import { DrawHead } from './draw-head.tsx';
import { HowFound } from './how-found.tsx';
import { ListPart } from './list-part.tsx';
import { OwnPart } from './own-part.tsx';
import { Part } from './part.tsx';
import { useDrawWords } from './words.ts';

function Prizes({ prizes }: Pick<Draw, 'prizes'>) {
  const t = useDrawWords();
  if (prizes.length === 0) return null;
  return (
    <Part title={t('prizes')}>
      <ol className={classes['prizes']}>
        {prizes.map(({ title, quantity }, index) => (
          // Two prizes may have one title: their order tells them apart.
          <li key={index}>
            <strong lang={contentLang()}>{title}</strong> · {t('prize', { count: quantity })}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What is known once the draw is published: who won, why, and the means to check it. */
function Calculated({ draw, published }: { draw: Draw; published: NonNullable<Draw['published']> }) {
  const t = useDrawWords();
  const winners = useWinnersWords();
  const verifier = useVerifierPage();
  return (
    <>
      <Part title={t('winners')}>
        {published.prizes.map((prize) => (
          <PrizeWinners key={prize.id} prize={prize} size={published.seriesSize} />
        ))}
        <p className={classes['small']}>
          {winners('privacy')}{' '}
          <Link href="?sac" onNavigate={navigateTo}>
            {winners('sac')}
          </Link>
        </p>
      </Part>
      {draw.list && (
        <>
          <HowFound committed={committedOf(draw.list)} extraction={published.extraction} />
          <CheckPart draw={draw} />
          <VerifierPart page={verifier} slug={draw.slug} />
        </>
      )}
    </>
  );
}

/** /ganhadores/:slug: a draw, what it is bound to, and the means for anyone to check it. */
export function DrawPage() {
  const { slug = '' } = useParams();
  const { data, pending, error, retry } = usePageData(drawProof.page, { params: { slug } });
  useTitle(data?.title);
  if (pending) return <PageSkeleton shape="parts" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return (
    <div className={page['column']} key={data.id}>
      <DrawHead draw={data} />
      {data.published ? (
        <Calculated draw={data} published={data.published} />
      ) : (
        <Prizes prizes={data.prizes} />
      )}
      <ListPart draw={data} />
      <OwnPart draw={data} />
      <DocumentsPart draw={data} />
    </div>
  );
}
