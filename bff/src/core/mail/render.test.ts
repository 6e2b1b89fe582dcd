import { LETTER_KEYS, variablesOf } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { builtInTexts } from './letter-texts.ts';
import { renderMail, renderTemplate } from './render.ts';
import { mailTextsEn } from './texts.en.ts';
import { mailTextsPt } from './texts.pt.ts';
import { variablesIn } from './variables.ts';

const plain = LETTER_KEYS.filter((key) => variablesOf(key).length === 1);
const link = 'https://fiodameada.example/reset/abc?x=1&y=2';

describe('renderMail', () => {
  it.each(plain.flatMap((template) => [[template, 'pt'] as const, [template, 'en'] as const]))(
    '%s in %s says in the text all the HTML says',
    (template, language) => {
      const { subject, html, text } = renderMail({ template, language, name: 'Iara', link });
      const words = (language === 'pt' ? mailTextsPt : mailTextsEn)[template];
      for (const sentence of [...words.body, words.ignore, words.button, 'Iara']) {
        expect(text).toContain(sentence);
        expect(html).toContain(sentence.replaceAll("'", '&#39;'));
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

  it.each(LETTER_KEYS)('%s names only what its sender fills in', (template) => {
    for (const language of ['pt', 'en'] as const) {
      const names = Object.values(builtInTexts(template, language)).flatMap(variablesIn);
      expect(variablesOf(template)).toEqual(expect.arrayContaining(names));
    }
  });
});

describe('renderTemplate', () => {
  const texts = {
    subject: 'Um {{word}}',
    preheader: '',
    title: 'Título',
    html: '<p>Um<br />fio</p><ol><li>Puxe</li><li><a href="/faq?a=1&amp;b=2">Leia</a></li></ol><p>Fim</p>',
    button: 'Ver',
    closing: '',
  };
  const content = { language: 'pt', name: 'Iara', link } as const;

  it('makes addresses of the site whole, and marks items where there is no markup', () => {
    const { html, text } = renderTemplate(texts, content);
    expect(html).toContain('href="https://fiodameada.example/faq?a=1&amp;b=2"');
    expect(text).toMatch(
      /^Um\nfio\n\n1\. Puxe\n2\. Leia \(https:\/\/fiodameada\.example\/faq\?a=1&b=2\)\n\nFim\n\nVer:\n/,
    );
  });

  it('leads to the site where an address cannot be read', () => {
    const html = '<p><a href="https://[">Veja</a></p>';
    expect(renderTemplate({ ...texts, html }, content).html).toContain('href="https://fiodameada.example');
  });

  it('keeps a subject on one line, whatever stands in it', () => {
    const params = { word: 'fio\r\nBcc: todos@exemplo.example' };
    expect(renderTemplate(texts, { ...content, params }).subject).toBe(
      'Um fio Bcc: todos@exemplo.example · Fio da Meada',
    );
  });
});
