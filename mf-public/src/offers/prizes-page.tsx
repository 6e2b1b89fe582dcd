import { prizeOffers, type OfferedPrize } from '@fio/contracts/public/prize-offers';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Heading, Text } from '@fio/design-system/text';
import { serverNow } from '@fio/platform/boot';
import { navigateTo } from '@fio/platform/router';
import { invoiceWindow } from '../invoices/invoice-window.ts';
import { contentLang } from '../page/content-language.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { useAddressWith } from '../page/use-address-with.ts';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { NextDraw } from './next-draw.tsx';
import { OfferArticle } from './offer-article.tsx';
import classes from './prizes-page.module.css';
import { useOffersWords } from './words.ts';

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly lang?: string | undefined;
  readonly lead?: string;
  readonly prizes: readonly OfferedPrize[];
  /** Whether its first prize stands as wide as the page; of two, both do. */
  readonly stage?: boolean;
}

/** Prizes that are won the same way. */
function Group({ id, title, lang, lead, prizes, stage = false }: GroupProps) {
  if (prizes.length === 0) return null;
  return (
    <section className={classes['group']} aria-labelledby={id}>
      <header>
        <Heading level={2} id={id} lang={lang}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </header>
      <div className={`${classes['offers']} ${stage ? classes['staged'] : ''}`}>
        {prizes.map((prize, place) => (
          <OfferArticle
            key={prize.id}
            prize={prize}
            large={stage && (place === 0 || prizes.length === 2)}
            compact={!stage || place > 0}
          />
        ))}
      </div>
    </section>
  );
}

/** What can be won, what was won, and when the next draw is. */
export function PrizesPage() {
  const t = useOffersWords();
  const send = useAddressWith('nota');
  const { data, pending, error, retry } = usePageData(prizeOffers.all, {});
  if (pending) return <PageSkeleton shape="prizes" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  const { next, offered, past } = data;
  const draws = new Map(offered.flatMap(({ draw }) => (draw ? [[draw.slug, draw.title] as const] : [])));
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t('lead')}
          </Text>
          {invoiceWindow(serverNow()).isEnabled && (
            <Button href={send} size="lg" className={classes['send']} onNavigate={navigateTo}>
              {t('send')}
            </Button>
          )}
        </div>
        {next && <NextDraw draw={next} level={2} />}
      </header>
      {offered.length + past.length === 0 && (
        <EmptyState title={t('empty')} text={t('emptyText')} headingLevel={2} />
      )}
      {[...draws].map(([slug, title]) => (
        <Group
          key={slug}
          id={slug}
          title={title}
          lang={contentLang()}
          prizes={offered.filter(({ draw }) => draw?.slug === slug)}
          stage
        />
      ))}
      <Group
        id="na-hora"
        title={t('atOnce')}
        lead={t('atOnceLead')}
        prizes={offered.filter(({ way }) => way === 'instant')}
      />
      <Group id="sorteados" title={t('past')} lead={t('pastLead')} prizes={past} />
    </div>
  );
}
