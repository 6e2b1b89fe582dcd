import type { adminRegistrations, BodyOf } from '@fio/contracts';
import { ageOn, todayInSaoPaulo } from '@fio/domain';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { isCityOf, isState } from '../locations/index.ts';
import { orTaken } from '../profile/index.ts';
import { changeRegistration, PRESENT } from './change-registration.ts';
import { seesWhole } from '../../core/people/whole-data.ts';

type Correction = BodyOf<typeof adminRegistrations.update>;

/** The rules a registration obeys, whoever writes it. */
function assertCorrect({ config, clock }: RequestContext, { uf, city, birthDate }: Correction): void {
  const { minimumAge } = config;
  if (!isState(uf)) throw invalidField('uf', 'state', 'INVALID_STATE');
  if (!isCityOf(uf, city)) throw invalidField('city', 'city', 'INVALID_CITY');
  if (minimumAge !== null && ageOn(birthDate, todayInSaoPaulo(clock.now())) < minimumAge) {
    throw invalidField('birthDate', 'min_age', 'MIN_AGE', minimumAge);
  }
}

/** Corrects a person's data; the CPF stays, for it is who they are. */
export function correctRegistration(context: RequestContext, id: string, input: Correction) {
  // The form holds phone and birth date: who sees them masked would write the mask over them.
  if (!seesWhole(context)) throw new AppError('FORBIDDEN');
  assertCorrect(context, input);
  const { version, firstName: name, uf: state, birthDate, ...rest } = input;
  // The rest by its own names: what the form gets more of is written without a word here.
  const data = { ...rest, name, state, birthDate: new Date(`${birthDate}T00:00:00Z`) };
  return changeRegistration(context, {
    id,
    version,
    action: 'edit',
    from: PRESENT,
    write: async (tx) => {
      await orTaken('PHONE_FOUND', () => tx.registration.update({ where: { id }, data }));
    },
  });
}
