import { Button } from '@fio/design-system/button';
import { IconBell } from '@fio/design-system/icons';
import { navigateTo } from '@fio/platform/router';
import { useAddressWith } from '../page/use-address-with.ts';
import { useBellWords } from './bell-words.ts';

/** What a bell is about, and what stands for it in the address: `?avisos=teoria`. */
export const ABOUT = { theory: 'teoria', draw: 'sorteio' } as const;
export type About = keyof typeof ABOUT;

interface BellProps {
  readonly about: About;
  readonly className?: string | undefined;
}

/** Opens where one asks to be told. Under a theory it is a word among words, alone it has its sign. It shows no state: after each vote there would be a request more. */
export function Bell({ about, className }: BellProps) {
  const t = useBellWords();
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={about === 'draw' && <IconBell size={18} />}
      className={className}
      href={useAddressWith('avisos', ABOUT[about])}
      onNavigate={navigateTo}
      aria-label={t(`bell.${about}`)}
    >
      {t('bell')}
    </Button>
  );
}
