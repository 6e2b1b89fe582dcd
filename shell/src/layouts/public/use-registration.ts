import { boot, serverNow } from '@fio/platform/boot';
import { useLocation } from '@fio/platform/router';
import { registrationWindow } from '../../promotion/registration-window.ts';
import type { RegistrationWindow } from '../../promotion/registration-window.ts';

/** The registration window as this address asks to see it. */
export function useRegistration(): RegistrationWindow {
  const { search } = useLocation();
  return registrationWindow(boot().windows.register, search, serverNow());
}
