export { SecretForm, type SecretFormProps } from './secret-form.tsx';
export { SecretPage, type SecretPageProps } from './secret-page.tsx';
export { SecretDialog, type SecretWords } from './secret-shown.tsx';
