import { PRIZE_STATE_TONES } from '@fio/contracts/terms/prizes.tones';
import type { OwnPrize as Prize } from '@fio/contracts/public/prizes';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { IconGift, IconShare } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Picture } from '@fio/design-system/picture';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { useAddressWith } from '../page/use-address-with.ts';
import { useShare } from '../share/use-share.tsx';
import { usePrizesWords } from './words.ts';
import classes from './prizes.module.css';

/** What comes next, or why nothing does. */
function Outlook({ prize: { state, reason } }: { prize: Prize }) {
  const t = usePrizesWords();
  const sac = useAddressWith('sac');
  if (state === 'pending') return <Text tone="muted">{t('nextPending')}</Text>;
  if (state === 'validated') return <Text tone="muted">{t('nextValidated')}</Text>;
  if (state === 'delivered') return null;
  return (
    <>
      {reason && <Text tone="muted">{t('why', { reason: t(`reason.${reason}`) })}</Text>}
      <Link href={sac} onNavigate={navigateTo}>
        {t('appeal')}
      </Link>
    </>
  );
}

/** One prize: what it is, where it stands, what comes next, and a way to tell others. */
export function OwnPrize({ prize }: { prize: Prize }) {
  const t = usePrizesWords();
  const { share, dialog } = useShare();
  const { title, description, image, state, wonAt, validatedAt, deliveredAt } = prize;
  const dates = [
    t('wonAt', { when: format.date(wonAt) }),
    validatedAt && t('validatedAt', { when: format.date(validatedAt) }),
    deliveredAt && t('deliveredAt', { when: format.date(deliveredAt) }),
  ].filter(Boolean);
  return (
    <li className={classes['prize']}>
      {image ? (
        <Picture picture={image} sizes="6rem" className={classes['picture']} loading="lazy" />
      ) : (
        <IconGift className={classes['gift']} aria-hidden />
      )}
      <div className={classes['words']}>
        <div className={classes['head']}>
          <Heading level={3} size="s" lang={contentLang()}>
            {title}
          </Heading>
          <StateChip tone={PRIZE_STATE_TONES[state]}>{t(`state.${state}`)}</StateChip>
        </div>
        {description && <Text lang={contentLang()}>{description}</Text>}
        <ul className={classes['dates']}>
          {dates.map((date) => (
            <li key={date}>{date}</li>
          ))}
        </ul>
        <Outlook prize={prize} />
        {state !== 'invalid' && (
          <Button
            variant="secondary"
            size="sm"
            icon={<IconShare size={18} aria-hidden />}
            onClick={() => void share({ kind: 'prize', title })}
          >
            {t('share')}
          </Button>
        )}
        {dialog}
      </div>
    </li>
  );
}
