const LOCAL_LIMIT = 64;
const EMAIL_LIMIT = 254;

/** The HTML standard's grammar, with a dot demanded in the domain and none doubled or at the edge of the local part. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Trimmed and in lower case: the form in which addresses are stored and compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Whether `text`, normalised, is an address that mail can be sent to: ASCII only, a dot in the domain,
 * at most 64 characters before the @ and 254 in all (RFC 5321). Does not ask whether the mailbox exists.
 */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= EMAIL_LIMIT && email.indexOf('@') <= LOCAL_LIMIT && EMAIL.test(email);
}

/** First letter and domain, `m***@exemplo.com.br`, whatever the length of the rest; `***` for what is no address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${email.slice(0, 1)}***${email.slice(at)}` : '***';
}
