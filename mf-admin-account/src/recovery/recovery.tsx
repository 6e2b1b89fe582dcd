import { account } from '@fio/contracts/admin/account';
import { Forgot, FormPage, Reset, type RecoverySide } from '@fio/platform/account';

const staff: RecoverySide = {
  endpoints: account,
  paths: { login: '/admin/login', forgot: '/admin/forgot', reset: '/admin/reset' },
  Page: FormPage,
};

export const StaffForgot = () => <Forgot {...staff} />;
export const StaffReset = () => <Reset {...staff} />;
