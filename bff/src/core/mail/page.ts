import { escapeHtml as escape } from './escape-html.ts';

export interface MailPage {
  language: string;
  brand: string;
  /** Beside the subject in a mail program's list; '' without. */
  preheader: string;
  title: string;
  /** HTML, ready to stand in the page. */
  body: string;
  button: { label: string; link: string };
  linkHelp: string;
  /** '' without. */
  closing: string;
  footer: string;
  /** The transparency log's head, in words. */
  promise?: string;
  unsubscribe?: { label: string; link: string };
}

const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 16px;white-space:pre-line;${style}">${escape(text)}</p>`;

const preheaderLine = ({ preheader }: MailPage) =>
  preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}</div>\n` : '';

const closingLine = ({ closing }: MailPage) => (closing ? `${paragraph(closing, 'margin-bottom:0;')}\n` : '');

const promiseLine = ({ promise }: MailPage) =>
  promise ? `<br><span style="word-break:break-word">${escape(promise)}</span>` : '';

const unsubscribeLine = ({ unsubscribe }: MailPage) =>
  unsubscribe
    ? `<br><a href="${escape(unsubscribe.link)}" style="color:#655C7A">${escape(unsubscribe.label)}</a>`
    : '';

/**
 * Mail programs know no style sheets, so the styles are inline, and tables only lay out (role=presentation). The
 * violet line down the left is the product's thread. Contrast is at least 6:1 throughout, nothing is an image.
 */
export function page(content: MailPage): string {
  const link = escape(content.button.link);
  return `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(content.title)}</title>
</head>
<body style="margin:0;background:#F8F7FB;color:#1A1426;font:16px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif">
${preheaderLine(content)}<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 16px 27px;font-weight:700;color:#6D28D9">${escape(content.brand)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E4E0EE;border-left:3px solid #6D28D9;padding:32px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escape(content.title)}</h1>
${content.body}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#6D28D9;color:#FFFFFF;font-weight:600;text-decoration:none">${escape(content.button.label)}</a></p>
${paragraph(content.linkHelp, 'font-size:14px;color:#655C7A;margin-bottom:4px;')}
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${link}" style="color:#6D28D9">${link}</a></p>
${closingLine(content)}</td></tr>
<tr><td style="padding:16px 0 0 27px;font-size:13px;color:#655C7A">${escape(content.footer)}${promiseLine(content)}${unsubscribeLine(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
