import { boot } from '@fio/platform/boot';
import type { PendingConfirm } from '@fio/platform/feedback';
import { ConfirmDialog } from '@fio/design-system/dialog';
import { MenuIcon } from '@fio/design-system/menu-icon';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useTheme } from '../theme/theme.ts';
import { useShellWords } from '../words/index.ts';

const TONES = ['accent', 'warning', 'error', 'success'] as const;

/** Shows the question that waits for an answer. */
export default function ConfirmHost({ pending: { options, answer } }: { pending: PendingConfirm }) {
  const t = useShellWords();
  const scheme = useTheme(boot().side);
  const { icon, iconColor, confirmText, cancelText, ...rest } = options;
  const tone = TONES.find((one) => one === iconColor);
  return (
    <MantineRoot scheme={scheme}>
      <ConfirmDialog
        options={{
          ...rest,
          ...(icon && { icon: <MenuIcon name={icon} /> }),
          ...(tone && { iconColor: tone }),
          danger: tone === 'error',
          confirmText: confirmText ?? t('confirm.yes'),
          cancelText: cancelText ?? t('confirm.no'),
        }}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
        closeLabel={t('close')}
      />
    </MantineRoot>
  );
}
