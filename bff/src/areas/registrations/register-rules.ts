import { ageOn, promotionWindow, todayInSaoPaulo } from '@fio/domain';
import type { BodyOf, ErrorCode, registrations } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import { newPasswordProblems } from '../../core/identity/check-new-password.ts';
import { AppError, type Problem } from '../../core/errors.ts';
import { isCityOf, isState } from '../locations/index.ts';

export type RegistrationBody = BodyOf<typeof registrations.register>;

/** The server's clock and configuration decide, whatever the page was told to show. */
export function assertRegistrationOpen({ windows }: Config, now: Date): void {
  const { start, end } = windows.register;
  if (!promotionWindow(start, end, now).isEnabled) throw new AppError('REGISTRATION_CLOSED');
}

interface Broken {
  code: ErrorCode;
  field: keyof RegistrationBody;
  problems: readonly Problem[];
}

async function* brokenRules(body: RegistrationBody, config: Config, now: Date): AsyncGenerator<Broken> {
  const { minimumAge } = config;
  const { state, city, birthDate, password, name, lastName, email, cpf, phone } = body;
  if (!isState(state)) yield { code: 'INVALID_STATE', field: 'state', problems: [{ code: 'state' }] };
  else if (!isCityOf(state, city))
    yield { code: 'INVALID_CITY', field: 'city', problems: [{ code: 'city' }] };
  if (minimumAge !== null && ageOn(birthDate, todayInSaoPaulo(now)) < minimumAge) {
    yield { code: 'MIN_AGE', field: 'birthDate', problems: [{ code: 'min_age', param: minimumAge }] };
  }
  const problems = await newPasswordProblems(password, [name, lastName, email, cpf, phone], config);
  if (problems.length > 0) yield { code: 'PASS_REQUIRES', field: 'password', problems };
}

/**
 * What a registration must obey beyond its schema. All broken rules are told at once: the code is the first
 * one's, the fields are everybody's.
 */
export async function assertRegistrable(body: RegistrationBody, config: Config, now: Date): Promise<void> {
  const broken = await Array.fromAsync(brokenRules(body, config, now));
  const [first] = broken;
  if (!first) return;
  throw new AppError(first.code, {
    fields: Object.fromEntries(broken.map(({ field, problems }) => [field, problems])),
  });
}
