import { escapeHtml as escape } from './escape-html.ts';
import { DARK_STYLE } from './page-style.ts';

export interface MailPage {
  language: string;
  brand: string;
  /** Beside the subject in a mail program's list; '' without. */
  preheader: string;
  title: string;
  /** HTML, ready to stand in the page. */
  body: string;
  /** Of the series it is about: its name and `#RRGGBB`. */
  series?: { readonly title: string; readonly ink: string };
  button: { label: string; link: string };
  linkHelp: string;
  /** '' without. */
  closing: string;
  footer: string;
  /** The transparency log's head, in words. */
  promise?: string;
  unsubscribe?: { label: string; link: string };
}

const paragraph = (text: string, style: string, name = '') =>
  `<p${name && ` class="${name}"`} style="margin:0 0 16px;white-space:pre-line;${style}">${escape(text)}</p>`;

const preheaderLine = ({ preheader }: MailPage) =>
  preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}</div>\n` : '';

const closingLine = ({ closing }: MailPage) => (closing ? `${paragraph(closing, 'margin-bottom:0;')}\n` : '');

const promiseLine = ({ promise }: MailPage) =>
  promise ? `<br><span style="word-break:break-word">${escape(promise)}</span>` : '';

const unsubscribeLine = ({ unsubscribe }: MailPage) =>
  unsubscribe
    ? `<br><a href="${escape(unsubscribe.link)}" style="color:#655C7A">${escape(unsubscribe.label)}</a>`
    : '';

/** Its name in its own ink, on the ground that the ink is made for; the same by day and by night. */
const seriesBand = ({ series }: MailPage) =>
  series
    ? `<tr><td bgcolor="#1E1730" style="background:#1E1730;border-bottom:4px solid ${series.ink};padding:14px 24px;font-weight:700;color:${series.ink}">${escape(series.title)}</td></tr>\n`
    : '';

/** A knot of the thread: a letter, for what mail programs round is round in few of them. */
const KNOT =
  '<td colspan="3" width="28" align="center" class="accent" style="font:18px/18px Arial,sans-serif;color:#6D28D9"><span aria-hidden="true">&#9679;</span></td>';
/** Between two knots: its cell is as high as the letter beside it, in every mail program. */
const THREAD =
  '<td width="13" style="font-size:0;line-height:0">&nbsp;</td><td width="2" bgcolor="#6D28D9" class="thread" style="background:#6D28D9;font-size:0;line-height:0">&nbsp;</td><td width="13" style="font-size:0;line-height:0">&nbsp;</td>';

/**
 * Mail programs know no style sheets, so the styles are inline, and tables only lay out (role=presentation). The
 * product's thread leads from its name through the letter to who writes. Contrast is at least 4.5:1 throughout, nothing is an
 * image.
 */
export function page(content: MailPage): string {
  const link = escape(content.button.link);
  return `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(content.title)}</title>
${DARK_STYLE}
</head>
<body class="ground" style="margin:0;background:#F8F7FB;color:#1A1426;font:16px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif">
${preheaderLine(content)}<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="#F8F7FB" class="ground"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:588px;text-align:left">
<tr>${KNOT}<td class="accent" style="padding:0 0 0 4px;font-weight:700;color:#6D28D9">${escape(content.brand)}</td></tr>
<tr>${THREAD}<td style="padding:12px 0">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="#FFFFFF" class="card" style="background:#FFFFFF;border:1px solid #E4E0EE;border-radius:12px;border-collapse:separate;overflow:hidden">
${seriesBand(content)}<tr><td style="padding:32px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escape(content.title)}</h1>
${content.body}
<table role="presentation" cellspacing="0" cellpadding="0" style="margin:24px 0"><tr><td bgcolor="#6D28D9" class="button" style="background:#6D28D9;border-radius:10px;mso-padding-alt:14px 24px"><a href="${link}" class="button" style="display:inline-block;padding:14px 24px;border-radius:10px;color:#FFFFFF;font-weight:600;text-decoration:none">${escape(content.button.label)}</a></td></tr></table>
${paragraph(content.linkHelp, 'font-size:14px;color:#655C7A;margin-bottom:4px;', 'muted')}
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${link}" style="color:#6D28D9">${link}</a></p>
${closingLine(content)}</td></tr>
</table>
</td></tr>
<tr valign="top">${KNOT}<td class="muted" style="padding:0 0 0 4px;font-size:13px;color:#655C7A">${escape(content.footer)}${promiseLine(content)}${unsubscribeLine(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
