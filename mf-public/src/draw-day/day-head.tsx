import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { Link as Anchor } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import classes from './draw-day.module.css';
import type { Link } from './follow-draw.ts';
import type { Phase } from './phase.ts';
import { useDrawDayWords } from './words.ts';

const TONES: Readonly<Record<Phase, ChipTone>> = {
  before: 'info',
  begun: 'info',
  prizes: 'info',
  checking: 'info',
  published: 'success',
  postponed: 'warning',
  cancelled: 'error',
};
const LINK_TONES: Readonly<Record<Link, ChipTone>> = { stream: 'success', asking: 'info', lost: 'warning' };

interface Props {
  readonly draw: Pick<DrawPage, 'slug' | 'title'>;
  readonly lotteryDate: string;
  readonly phase: Phase;
  readonly link: Link;
}

/** Which draw, how far it is, and whether what is shown arrives at once. */
export function DayHead({ draw: { slug, title }, lotteryDate, phase, link }: Props) {
  const t = useDrawDayWords();
  const isFollowed = phase !== 'published' && phase !== 'cancelled';
  // 'Ao vivo' beside 'Ainda não começou' contradicts it; that the connection is lost is worth a word at any hour.
  const isTold = isFollowed && (phase !== 'before' || link === 'lost');
  return (
    <header className={classes['head']}>
      <Anchor href={`/ganhadores/${slug}`} onNavigate={navigateTo}>
        {t('back')}
      </Anchor>
      <Heading level={1} lang={contentLang()}>
        {title}
      </Heading>
      <p className={classes['chips']}>
        <StateChip tone={TONES[phase]}>{t(`phase.${phase}`)}</StateChip>
        {isTold && <StateChip tone={LINK_TONES[link]}>{t(`link.${link}`)}</StateChip>}
      </p>
      <Text tone="muted">{t('extraction', { date: format.day(lotteryDate) })}</Text>
      <Text size="lead">{t(`about.${phase}`)}</Text>
      {isFollowed && (
        <noscript>
          <a href={`/ganhadores/${slug}/ao-vivo`}>{t('reload')}</a>
        </noscript>
      )}
    </header>
  );
}
