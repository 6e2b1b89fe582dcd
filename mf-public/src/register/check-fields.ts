import { validationText } from '@fio/contracts/errors/validation';
import { ageOn, isDateText, todayInSaoPaulo } from '@fio/domain/calendar';
import { boot, serverNow } from '@fio/platform/boot';
import { language } from '@fio/platform/i18n';
import type { RegistrationField } from './steps.ts';
import type { RegistrationForm } from './use-registration-form.ts';

/** The birth date's problem where the campaign has a minimum age; the server decides, this spares the way to it. */
function tooYoung(birthDate: string): string | undefined {
  const { minimumAge } = boot().campaign;
  if (minimumAge === null || !isDateText(birthDate)) return undefined;
  const young = ageOn(birthDate, todayInSaoPaulo(serverNow())) < minimumAge;
  return young ? validationText(language(), 'min_age', minimumAge) : undefined;
}

/** Whether these fields pass their rules; what breaks one is told at its field. */
export async function checkFields(
  form: RegistrationForm,
  fields: readonly RegistrationField[],
): Promise<boolean> {
  const valid = await form.trigger([...fields]);
  // A date that can't be is told as that, before any word about age.
  const isDate = fields.includes('birthDate') && !form.getFieldState('birthDate').invalid;
  const young = isDate ? tooYoung(form.getValues('birthDate')) : undefined;
  if (young) form.setError('birthDate', { type: 'min_age', message: young });
  return valid && !young;
}
