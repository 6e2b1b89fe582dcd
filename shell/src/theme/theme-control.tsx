import { useSettings } from '@fio/platform/settings';
import { IconButton } from '@fio/design-system/button';
import { IconMoon, IconSun } from '@fio/design-system/icons';
import { useShellWords } from '../words/index.ts';
import { useTheme } from './theme.ts';

/** Switches the back office between dark and light; kept in local storage. */
export function ThemeControl() {
  const t = useShellWords();
  const dark = useTheme('admin') === 'dark';
  const setDarkmode = useSettings((state) => state.setDarkmode);
  return (
    <IconButton label={dark ? t('theme.toLight') : t('theme.toDark')} onClick={() => setDarkmode(!dark)}>
      {dark ? <IconSun /> : <IconMoon />}
    </IconButton>
  );
}
