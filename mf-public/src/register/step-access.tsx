import { MARKETING_CONSENT } from '@fio/contracts/public/consents';
import { CheckboxField, EmailField } from '@fio/design-system/fields';
import { language } from '@fio/platform/i18n';
import { NewPassword, Secret } from '@fio/platform/account';
import { DocumentLinks } from './document-links.tsx';
import type { Registration } from './use-registration.ts';
import { useRegisterWords } from './words.ts';
import classes from './registration-form.module.css';

function Consents({ registration: { form, errorOf, documents } }: { registration: Registration }) {
  const t = useRegisterWords();
  const isPromotion = ({ kind }: { kind: string }) => kind !== 'terms' && kind !== 'privacy';
  return (
    <fieldset className={classes['consents']}>
      <legend>{t('consents')}</legend>
      <CheckboxField
        {...form.register('regulation')}
        label={t('regulation')}
        hint={<DocumentLinks documents={documents.filter(isPromotion)} />}
        error={errorOf('regulation')}
        required
      />
      <CheckboxField
        {...form.register('terms')}
        label={t('terms')}
        hint={<DocumentLinks documents={documents.filter((one) => !isPromotion(one))} />}
        error={errorOf('terms')}
        required
      />
      <CheckboxField
        {...form.register('marketing')}
        label={MARKETING_CONSENT.texts[language()]}
        hint={t('marketingWhy')}
      />
    </fieldset>
  );
}

/** As the server compares them: documents and phones by their digits. */
const wordOf = (text: string) => (/^[\d\s().-]+$/.test(text) ? text.replace(/\D/g, '') : text);

/** How to sign in, and what one agrees to. */
export function StepAccess({ registration }: { registration: Registration }) {
  const t = useRegisterWords();
  const { form, errorOf } = registration;
  const [password, ...own] = form.watch(['password', 'name', 'lastName', 'email', 'cpf', 'phone']);
  return (
    <>
      <EmailField
        {...form.register('email')}
        label={t('email')}
        hint={t('emailWhy')}
        error={errorOf('email')}
        required
      />
      <EmailField
        {...form.register('emailConfirmation')}
        label={t('emailConfirmation')}
        error={errorOf('emailConfirmation')}
        autoComplete="off"
        required
      />
      <NewPassword
        {...form.register('password')}
        label={t('password')}
        error={errorOf('password')}
        typed={password}
        words={own.map(wordOf)}
      />
      <Secret
        {...form.register('passwordConfirmation')}
        label={t('passwordConfirmation')}
        error={errorOf('passwordConfirmation')}
        autoComplete="new-password"
      />
      <Consents registration={registration} />
    </>
  );
}
