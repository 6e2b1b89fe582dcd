import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { Bell } from '../notifications/bell.tsx';
import { contentLang } from '../page/content-language.ts';
import classes from './draw.module.css';
import { STAGE_TONES, stageOf } from './stage.ts';
import { useDrawWords } from './words.ts';

/** What is known of a draw before anything is checked: when, where, under which rules. */
export function DrawHead({ draw }: { draw: DrawPage }) {
  const t = useDrawWords();
  const { slug, title, state, certificate, regulation, place, plannedAt, published } = draw;
  const stage = stageOf(state);
  const when = published?.calculatedAt ?? plannedAt;
  return (
    <header className={classes['head']}>
      <Link href="/ganhadores" onNavigate={navigateTo}>
        {t('all')}
      </Link>
      <Heading level={1} lang={contentLang()}>
        {title}
      </Heading>
      <div className={classes['state']}>
        <StateChip tone={STAGE_TONES[stage]}>{t(`state.${stage}`)}</StateChip>
        {!published && stage !== 'cancelled' && <Bell about="draw" />}
      </div>
      <Link href={`/ganhadores/${slug}/ao-vivo`} onNavigate={navigateTo}>
        {t(published ? 'replay' : 'watch')}
      </Link>
      {stage === 'postponed' && <Text>{t('postponedText')}</Text>}
      {stage === 'cancelled' && <Text>{t('cancelledText')}</Text>}
      {draw.postponements.map(({ from, to, at, reason, source }) => (
        <Text key={at}>
          {t('moved', { from: format.day(from), to: format.day(to), when: format.dateTime(at) })}{' '}
          {reason && t('movedWhy', { reason })} {source && t('movedSource', { source })}
        </Text>
      ))}
      <ul className={classes['facts']}>
        <li>{t('period', { from: format.day(draw.periodFrom), to: format.day(draw.periodTo) })}</li>
        <li>{t('lottery', { date: format.day(draw.lotteryDate) })}</li>
        {when && <li>{t(place ? 'plannedAt' : 'planned', { when: format.dateTime(when), place })}</li>}
        {certificate && <li>{t('certificate', { number: certificate })}</li>}
        {regulation && (
          <li>
            <Link href={`/regulamentos/${regulation.slug}/${regulation.number}`} onNavigate={navigateTo}>
              {t('regulation', { title: regulation.title, number: regulation.number })}
            </Link>
          </li>
        )}
      </ul>
    </header>
  );
}
