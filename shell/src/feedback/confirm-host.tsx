import { useEffect, useState } from 'react';
import { boot } from '@fio/platform/boot';
import type { PendingConfirm } from '@fio/platform/feedback';
import { ConfirmDialog, type ConfirmOptions } from '@fio/design-system/dialog';
import { MenuIcon } from '@fio/design-system/menu-icon';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useTheme } from '../theme/theme.ts';
import { useShellWords } from '../words/index.ts';

const TONES = ['accent', 'warning', 'error', 'success'] as const;

function optionsOf({ options }: PendingConfirm, t: typeof useShellWords.t): ConfirmOptions {
  const { icon, iconColor, confirmText, cancelText, ...rest } = options;
  const tone = TONES.find((one) => one === iconColor);
  return {
    ...rest,
    ...(icon && { icon: <MenuIcon name={icon} /> }),
    ...(tone && { iconColor: tone }),
    danger: tone === 'error',
    confirmText: confirmText ?? t('confirm.yes'),
    cancelText: cancelText ?? t('confirm.no'),
  };
}

/** Shows the question that waits for an answer, if one does. */
export default function ConfirmHost({ pending }: { pending: PendingConfirm | undefined }) {
  const t = useShellWords();
  const scheme = useTheme(boot().side);
  // It opens after it is there: only then does it know where the focus goes back to.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <MantineRoot scheme={scheme}>
      <ConfirmDialog
        options={ready && pending ? optionsOf(pending, t) : null}
        onConfirm={() => pending?.answer(true)}
        onCancel={() => pending?.answer(false)}
        closeLabel={t('close')}
      />
    </MantineRoot>
  );
}
