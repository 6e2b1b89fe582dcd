export { FormAlert } from './form-alert.tsx';
export { FormBody, FormLinks, FormPage, type FormPageProps } from './form-page.tsx';
export { Forgot } from './forgot.tsx';
export { Notice } from './notice.tsx';
export { NewPassword, Secret } from './password-fields.tsx';
export type { RecoverySide } from './recovery.ts';
export { Reset } from './reset.tsx';
