import { recovery } from '@fio/contracts/public/recovery';
import { Forgot, Reset, type RecoverySide } from '@fio/platform/account';
import { FormPage } from '../page/form-page.tsx';

const visitors: RecoverySide = {
  endpoints: recovery,
  paths: { login: '/login', forgot: '/forgot', reset: '/reset' },
  Page: FormPage,
};

export const VisitorForgot = () => <Forgot {...visitors} />;
export const VisitorReset = () => <Reset {...visitors} />;
