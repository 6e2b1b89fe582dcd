import { share } from '@fio/contracts/public/share';
import { Button, type ButtonProps } from '@fio/design-system/button';
import { useApiQuery } from '@fio/platform/api';
import { useShare } from './use-share.tsx';
import { useShareWords } from './words.ts';

/** Shares how many theories the signed-in visitor had right; nothing before the first one is resolved. */
export function ShareScore({ size = 'md', className }: Pick<ButtonProps, 'size' | 'className'>) {
  const t = useShareWords();
  const { data } = useApiQuery(share.score, {}, { quiet: true });
  const { share: open, dialog } = useShare();
  const score = data?.card;
  if (!score) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        onClick={() => void open({ kind: 'score', score })}
      >
        {t('score')}
      </Button>
      {dialog}
    </>
  );
}
