import { describe, expect, it } from 'vitest';
import { renderMail, type MailTemplate } from './render.ts';
import { mailTextsEn } from './texts.en.ts';
import { mailTextsPt } from './texts.pt.ts';

const templates: MailTemplate[] = ['confirm', 'reset', 'admin_reset', 'password_changed'];
const link = 'https://fiodameada.example/reset/abc?x=1&y=2';

describe('renderMail', () => {
  it.each(templates.flatMap((template) => [[template, 'pt'] as const, [template, 'en'] as const]))(
    '%s in %s says in the text all the HTML says',
    (template, language) => {
      const { subject, html, text } = renderMail({ template, language, name: 'Iara', link });
      const words = (language === 'pt' ? mailTextsPt : mailTextsEn)[template];
      for (const sentence of [...words.body, words.ignore, words.button, 'Iara']) {
        expect(text).toContain(sentence);
        expect(html).toContain(sentence);
      }
      expect(subject).toBe(`${words.subject} · Fio da Meada`);
      expect(text).toContain(link);
      expect(html).toContain('href="https://fiodameada.example/reset/abc?x=1&amp;y=2"');
      expect(html).toContain(`<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">`);
    },
  );

  it('takes no markup and no replacement pattern from a name', () => {
    const { html, text } = renderMail({
      template: 'reset',
      language: 'pt',
      name: '<b onclick="x">$& D\'Ávila',
      link,
    });
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;$&amp; D&#39;Ávila');
    expect(html).not.toContain('<b ');
    expect(text).toContain('<b onclick="x">$& D\'Ávila');
  });
});
