import { FormPage } from '@fio/platform/account';
import { ForgotLink } from './forgot-link.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** The staff's sign-in page; it leads back to the page one was sent away from. */
export const Login = () => <SignInSteps Frame={FormPage} after={<ForgotLink />} />;
