export { FieldChoices, type FieldChoice, type FieldChoicesProps, type Side } from './field-choices.tsx';
