import type { FormSpec, SectionSpec } from '../types.ts';

/** A form's sections; a short form has one. */
export const sectionsOf = <Values, Detail, Section extends string>(
  form: FormSpec<Values, Detail, Section>,
): readonly SectionSpec<Values, Detail, Section>[] =>
  'sections' in form ? form.sections : [{ id: form.section, fields: form.fields }];
