import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { IconShare } from '@fio/design-system/icons';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { WinDialog } from '@fio/design-system/win-dialog';
import { navigateTo } from '@fio/platform/router';
import { useShare } from '../share/use-share.tsx';
import { useDrawDayWords } from './words.ts';

interface Props {
  readonly drawId: string;
  readonly won: readonly { readonly title: string; readonly number: string }[];
}

const keyOf = (drawId: string) => `draw-win.${drawId}`;

/** A win of one's own, over the whole screen: once in a visit, however often the draw is seen again. */
export function OwnWin({ drawId, won: [first] }: Props) {
  const t = useDrawDayWords();
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(keyOf(drawId)) === null);
  const { share, isOpen: isSharing, dialog } = useShare();
  if (!first) return null;
  const { title, number } = first;
  const close = () => {
    if (isSharing) return;
    sessionStorage.setItem(keyOf(drawId), number);
    setOpen(false);
  };
  return (
    <MantineRoot scheme="dark">
      <WinDialog
        opened={isOpen}
        onClose={close}
        closeLabel={t('close')}
        kicker={t('win.kicker')}
        title={title}
        description={t('win.text', { number })}
        stepsTitle={t('win.steps')}
        steps={[t('win.step.contact'), t('win.step.never'), t('win.step.prize')]}
        actions={
          <>
            <Button
              icon={<IconShare size={20} aria-hidden />}
              onClick={() => void share({ kind: 'prize', title })}
              data-autofocus
            >
              {t('win.share')}
            </Button>
            <Button variant="secondary" href="/perfil?aba=promocao" onNavigate={navigateTo}>
              {t('win.see')}
            </Button>
          </>
        }
      />
      {dialog}
    </MantineRoot>
  );
}
