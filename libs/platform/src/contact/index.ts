export { ContactLink, useContact, type Contact } from './contact.tsx';
