import type { loginPt } from './login.pt.ts';

export const loginEn: Record<keyof typeof loginPt, string> = {
  title: 'Sign in',
  lead: 'Use the CPF or the e-mail you registered with.',
  vote: 'Sign in for your vote to count. Your answer is kept and you come back to the same theory.',
  user: 'CPF or e-mail',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'I forgot my password',
  register: 'I have not registered yet',
  form: 'Sign-in',
};
