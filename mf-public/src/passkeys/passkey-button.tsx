import { Button } from '@fio/design-system/button';
import { IconKey } from '@fio/design-system/icons';
import type { PasskeySignIn } from './use-passkey-sign-in.ts';
import { usePasskeysWords } from './words.ts';

/** One tap instead of a password, where the browser knows how. */
export function PasskeyButton({ signIn: { works, busy, enter } }: { signIn: PasskeySignIn }) {
  const t = usePasskeysWords();
  if (!works) return null;
  return (
    <Button
      variant="secondary"
      fullWidth
      icon={<IconKey size={20} aria-hidden />}
      loading={busy}
      onClick={() => void enter()}
    >
      {t('enter')}
    </Button>
  );
}
