import type { OfferedPrize } from '@fio/contracts/public/prize-offers';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { leftText } from './left-text.ts';
import { OfferArt } from './offer-art.tsx';
import { OfferWinners } from './offer-winners.tsx';
import classes from './offer-article.module.css';
import { useOffersWords } from './words.ts';

function rulesOf({ draw }: OfferedPrize, t: typeof useOffersWords.t): string {
  if (draw === null) return t('rulesInstant');
  return t(draw.isPublished ? 'rulesPast' : 'rulesDraw', { date: format.day(draw.lotteryDate) });
}

/** Where it is told by what rules it is won, and where that can be checked. */
function Links({ prize: { id, draw } }: { prize: OfferedPrize }) {
  const t = useOffersWords();
  const { slug, number } = draw?.regulation ?? {};
  // The same words at each prize: of which one, whoever goes from link to link hears too.
  const about = { onNavigate: navigateTo, 'aria-describedby': `name-${id}` };
  const proof = draw ? t(draw.isPublished ? 'checkDraw' : 'aboutDraw') : t('checkInstant');
  return (
    <p className={classes['links']}>
      <Link {...about} href={slug === undefined ? '/regulamentos' : `/regulamentos/${slug}/${number}`}>
        {t('regulation')}
      </Link>
      <Link {...about} href={draw ? `/ganhadores/${draw.slug}` : '/ganhadores#instantaneos'}>
        {proof}
      </Link>
    </p>
  );
}

interface Props {
  readonly prize: OfferedPrize;
  /** As wide as the page, where there is room. */
  readonly large: boolean;
  /** On a telephone, with its picture beside its name: what the group's head or its first prize says isn't said again. */
  readonly compact: boolean;
}

/** A prize with all that is to be known of it. */
export function OfferArticle({ prize, large, compact }: Props) {
  const t = useOffersWords();
  const { id, title, description, value, picture } = prize;
  const looks = ['offer', ...(large ? ['large'] : []), ...(compact ? ['compact'] : [])];
  return (
    <article id={id} className={looks.map((look) => classes[look]).join(' ')} aria-labelledby={`name-${id}`}>
      <OfferArt
        picture={picture}
        sizes={`(min-width: 64rem) ${large ? 720 : 600}px, ${compact ? '104px' : '100vw'}`}
        className={classes['art']}
        eager={!compact}
      />
      <div className={classes['words']}>
        <Heading level={3} size={large && !compact ? 'l' : 'm'} id={`name-${id}`} lang={contentLang()}>
          {title}
        </Heading>
        <p className={classes['facts']}>
          {value !== null && <strong>{format.money(value)}</strong>}
          <span>{leftText(prize, t)}</span>
        </p>
        {description && <Text lang={contentLang()}>{description}</Text>}
        <div className={classes['rules']}>
          <Heading level={4} size="s">
            {t('rules')}
          </Heading>
          <Text tone="muted">{rulesOf(prize, t)}</Text>
        </div>
        <Links prize={prize} />
        <OfferWinners prize={prize} />
      </div>
    </article>
  );
}
