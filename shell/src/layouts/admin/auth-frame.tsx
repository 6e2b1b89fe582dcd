import type { ReactNode } from 'react';
import { boot } from '@fio/platform/boot';
import { AuthLayout } from '@fio/design-system/layouts-admin';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useTheme } from '../../theme/theme.ts';
import { useShellWords } from '../../words/index.ts';
import { AdminControls } from './admin-controls.tsx';

/** The frame of the staff's sign-in pages; search engines stay out. */
export default function AuthFrame({ children }: { children: ReactNode }) {
  const t = useShellWords();
  return (
    <MantineRoot scheme={useTheme('admin')}>
      <meta name="robots" content="noindex" />
      <AuthLayout brand={boot().campaign.name} skipLabel={t('skip')} controls={<AdminControls />}>
        {children}
      </AuthLayout>
    </MantineRoot>
  );
}
