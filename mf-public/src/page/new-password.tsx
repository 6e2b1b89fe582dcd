import type { ComponentPropsWithRef } from 'react';
import { validationText } from '@fio/contracts/errors/validation';
import { PasswordField, PasswordMeter } from '@fio/design-system/fields';
import { passwordProblems } from '@fio/domain/password';
import { COMMON_PASSWORDS } from '@fio/domain/password-common';
import { passwordStrength } from '@fio/domain/password-strength';
import { useLanguage } from '@fio/platform/i18n';
import { usePageWords } from './words.ts';

type NewPasswordProps = ComponentPropsWithRef<'input'> & {
  label: string;
  error: string | undefined;
  typed: string;
  /** The person's own words, which a password must not contain. */
  words?: readonly string[];
};

/** A password being chosen, with its strength and every rule it still breaks. */
export function NewPassword({ label, error, typed, words = [], ...rest }: NewPasswordProps) {
  const t = usePageWords();
  const language = useLanguage();
  const context = { words, common: COMMON_PASSWORDS };
  const meter = (
    <PasswordMeter
      score={passwordStrength(typed, context)}
      problems={passwordProblems(typed, context).map((rule) => validationText(language, `password_${rule}`))}
      labels={{
        meter: t('strength'),
        scores: [t('strength0'), t('strength1'), t('strength2'), t('strength3'), t('strength4')],
        fulfilled: t('passwordFulfilled'),
      }}
    />
  );
  return (
    <PasswordField
      {...(rest as object)}
      label={label}
      error={error}
      autoComplete="new-password"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      meter={meter}
      required
    />
  );
}
