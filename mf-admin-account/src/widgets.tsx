import { defineWidgets } from '@fio/platform/remote';
import { SignInAgain } from './login/sign-in-again.tsx';

export default defineWidgets({ 'session.sign-in': SignInAgain });
