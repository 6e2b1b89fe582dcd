/** What spreadsheets take for the start of a formula, full-width forms included (OWASP, CSV Injection). */
const FORMULA_START = /^ *[=+\-@\t\r\n＝＋－＠]/;

/**
 * Text that a spreadsheet will not run as a formula: a leading `=`, `+`, `-`, `@`, their full-width forms, tab or
 * line break (also behind spaces) gets an apostrophe before it. Other text is unchanged. Quoting is the CSV writer's work.
 */
export function escapeFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
