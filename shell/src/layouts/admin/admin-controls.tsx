import { LanguageSwitch } from '../../language/language-switch.tsx';
import { ThemeControl } from '../../theme/theme-control.tsx';
import classes from './admin.module.css';

/** Language and theme, in both frames of the back office. */
export function AdminControls() {
  return (
    <div className={classes['controls']}>
      <LanguageSwitch />
      <ThemeControl />
    </div>
  );
}
