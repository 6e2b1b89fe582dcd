import type { WonPrize } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { IconShare } from '@fio/design-system/icons';
import { WinDialog } from '@fio/design-system/win-dialog';
import { navigateTo } from '@fio/platform/router';
import { NumberPlate } from '../numbers/number-plate.tsx';
import { useShare } from '../share/use-share.tsx';
import { usePrizesWords } from './words.ts';
import classes from './prizes.module.css';

interface Props {
  readonly opened: boolean;
  readonly prize: WonPrize | null;
  /** As printed: what the same receipt gave besides. */
  readonly numbers: readonly string[];
  readonly onClose: () => void;
}

/** The win moment: the prize, what happens next in three lines, and sharing it. Needs MantineRoot above. */
export function PrizeWon({ opened, prize, numbers, onClose }: Props) {
  const t = usePrizesWords();
  const { share, isOpen: isSharing, dialog } = useShare();
  if (!prize) return null;
  const { title, description, image } = prize;
  return (
    <>
      <WinDialog
        opened={opened}
        onClose={() => !isSharing && onClose()}
        closeLabel={t('close')}
        kicker={t('kicker')}
        title={title}
        description={description}
        picture={image}
        stepsTitle={t('stepsTitle')}
        steps={[t('stepCheck'), t('stepMail'), t('stepDelivery')]}
        actions={
          <>
            <Button
              icon={<IconShare size={20} aria-hidden />}
              onClick={() => void share({ kind: 'prize', title })}
              data-autofocus
            >
              {t('share')}
            </Button>
            <Button variant="secondary" href="/perfil?aba=premios" onNavigate={navigateTo}>
              {t('see')}
            </Button>
          </>
        }
      >
        {numbers.length > 0 && (
          <div className={classes['besides']}>
            <p>{t('withNumbers', { count: numbers.length })}</p>
            <ul className={classes['numbers']}>
              {numbers.map((number) => (
                <li key={number}>
                  <NumberPlate>{number}</NumberPlate>
                </li>
              ))}
            </ul>
          </div>
        )}
      </WinDialog>
      {dialog}
    </>
  );
}
