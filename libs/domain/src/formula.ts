/**
 * Text that a spreadsheet will not run as a formula: a leading `=`, `+`, `-`, `@`, tab or carriage return
 * (also behind spaces) gets an apostrophe before it, as OWASP advises against CSV injection. Other text is unchanged.
 * Quoting for CSV is the writer's own work.
 */
export function escapeFormula(text: string): string {
  return /^ *[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
