// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { contentOf } from './content.ts';
import { extensionsOf } from './extensions.ts';

const through = (html: string, use: 'answer' | 'document') => {
  const extensions = extensionsOf(use);
  const editor = new Editor({ extensions, content: contentOf(html, extensions), injectCSS: false });
  const written = editor.getHTML();
  editor.destroy();
  return written;
};

it('writes an answer as it was read', () => {
  const html =
    '<p>Um <strong>dois</strong> <em>três</em> <s>x</s><br><a href="/faq?a=1&amp;b=2">ver</a></p>' +
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>';
  expect(through(html, 'answer')).toBe(html);
});

it('writes a document as it was read, tables too', () => {
  const html =
    '<h2>T</h2><h3>U</h3><h4>V</h4><blockquote><p>q</p></blockquote><hr>' +
    '<table><tbody><tr><th><p>a</p></th><td><p><u>b</u></p></td></tr></tbody></table>';
  expect(through(html, 'document')).toBe(html);
});

it('takes only what the use knows', () => {
  expect(through('<h2>T</h2><p><a href="javascript:x()">a</a></p>', 'answer')).toBe('<p>T</p><p>a</p>');
});
