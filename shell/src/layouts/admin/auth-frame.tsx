import type { ReactNode } from 'react';
import { boot } from '@fio/platform/boot';
import { AuthLayout } from '@fio/design-system/layouts-admin';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { LanguageSwitch } from '../../language/language-switch.tsx';
import { ThemeControl } from '../../theme/theme-control.tsx';
import { useTheme } from '../../theme/theme.ts';
import { useShellWords } from '../../words/index.ts';

/** The frame of the staff's sign-in pages; search engines stay out. */
export default function AuthFrame({ children }: { children: ReactNode }) {
  const t = useShellWords();
  return (
    <MantineRoot scheme={useTheme('admin')}>
      <meta name="robots" content="noindex" />
      <AuthLayout
        brand={boot().campaign.name}
        skipLabel={t('skip')}
        controls={
          <>
            <LanguageSwitch />
            <ThemeControl />
          </>
        }
      >
        {children}
      </AuthLayout>
    </MantineRoot>
  );
}
