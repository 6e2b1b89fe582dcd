import type { WaitingPrize } from '@fio/contracts/public/privacy';
import { profileAddress } from '@fio/domain/profile-part';
import { Button } from '@fio/design-system/button';
import { IconGift } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../../page/content-language.ts';
import classes from './deletion.module.css';
import { usePrivacyWords } from './words.ts';

function Named({ prize: { title, draw, due, mayRenounce } }: { prize: WaitingPrize }) {
  const t = usePrivacyWords();
  return (
    <li>
      <strong lang={contentLang()}>{draw === null ? title : `${title} · ${draw}`}</strong>
      {due && <span>{t(`due.${due.kind}`, { when: format.day(due.day) })}</span>}
      {!mayRenounce && <span>{t('decided')}</span>}
    </li>
  );
}

interface Props {
  readonly prizes: readonly WaitingPrize[];
  readonly isRenouncing: boolean;
  readonly onRenounce: () => void;
  readonly onClaim: () => void;
}

/** What was won and not received, each by name and with its time: it is claimed first, or given up, and that is said. */
export function WaitingPrizes({ prizes, isRenouncing, onRenounce, onClaim }: Props) {
  const t = usePrivacyWords();
  const mayRenounce = prizes.every((prize) => prize.mayRenounce);
  // A prize of a draw shows by its number.
  const part = prizes.some(({ way }) => way === 'instant') ? 'premios' : 'numeros';
  const claim = (href: string) => {
    onClaim();
    navigateTo(href);
  };
  return (
    <section className={classes['waiting']} aria-labelledby="premios-que-esperam">
      <Heading level={3} id="premios-que-esperam">
        <IconGift size={20} aria-hidden /> {t('waiting', { count: prizes.length })}
      </Heading>
      <ul>
        {prizes.map((prize) => (
          <Named key={prize.id} prize={prize} />
        ))}
      </ul>
      <Text>{t(mayRenounce ? 'waitingText' : 'decidedText')}</Text>
      <div className={classes['ways']}>
        <Button href={profileAddress(part)} onNavigate={claim}>
          {t('claimFirst')}
        </Button>
        {mayRenounce && (
          <Button variant="secondary" aria-expanded={isRenouncing} onClick={onRenounce}>
            {t('renounce')}
          </Button>
        )}
      </div>
    </section>
  );
}
