import type { ComponentPropsWithRef } from 'react';
import { validationText } from '@fio/contracts/errors/validation';
import { PasswordField, PasswordMeter } from '@fio/design-system/fields';
import { passwordProblems } from '@fio/domain/password';
import { COMMON_PASSWORDS } from '@fio/domain/password-common';
import { passwordStrength } from '@fio/domain/password-strength';
import { useLanguage } from '../i18n/index.ts';
import { usePasswordWords } from './words.ts';

type SecretProps = ComponentPropsWithRef<'input'> & { label: string; error: string | undefined };

/** A password that exists, or the repetition of a new one (`autoComplete` says which). */
export function Secret({ label, error, ...rest }: SecretProps) {
  const t = usePasswordWords();
  return (
    <PasswordField
      {...(rest as object)}
      label={label}
      error={error}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      required
    />
  );
}

type NewPasswordProps = SecretProps & {
  typed: string;
  /** The person's own words, which a password must not contain. */
  words?: readonly string[];
};

/** A password being chosen, with its strength and every rule it still breaks. */
export function NewPassword({ label, error, typed, words = [], ...rest }: NewPasswordProps) {
  const t = usePasswordWords();
  const language = useLanguage();
  const context = { words, common: COMMON_PASSWORDS };
  const problems = passwordProblems(typed, context);
  const meter = (
    <PasswordMeter
      score={passwordStrength(typed, context)}
      problems={problems.map((rule) => validationText(language, `password_${rule}`))}
      labels={{
        meter: t('strength'),
        scores: [t('strength0'), t('strength1'), t('strength2'), t('strength3'), t('strength4')],
        fulfilled: t('fulfilled'),
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
      // What the server has said against it is more than the meter knows.
      meter={error && problems.length === 0 ? undefined : meter}
      required
    />
  );
}
