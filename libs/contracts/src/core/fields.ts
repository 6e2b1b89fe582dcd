// Two files, so that a page that only reads doesn't carry the rules of forms.
export * from './basic-fields.ts';
export * from './person-fields.ts';
