import { expect, it } from 'vitest';
import { readXmlFile } from './read-xml-file.ts';

const xml = '<?xml version="1.0" encoding="UTF-8"?><NFe><xNome>CAFÉ</xNome></NFe>';
const bom = Buffer.from([0xef, 0xbb, 0xbf]);

it('reads UTF-8, with and without its mark', () => {
  expect(readXmlFile(Buffer.from(xml))).toEqual({ text: xml });
  expect(readXmlFile(Buffer.concat([bom, Buffer.from(xml)]))).toEqual({ text: xml });
  expect(readXmlFile(Buffer.from(`\n ${xml}`))).toHaveProperty('text');
});

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'document'],
  ['a PDF', Buffer.from('%PDF-1.7 <'), 'document'],
  ['JSON', Buffer.from('{"key": 1}'), 'document'],
  ['nothing', Buffer.alloc(0), 'document'],
  ['UTF-16', Buffer.from(`\uFEFF${xml}`, 'utf16le'), 'encoding'],
  ['UTF-16 without a mark', Buffer.from(xml, 'utf16le'), 'encoding'],
  ['another encoding, as it says', Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'), 'encoding'],
  ['another encoding, unsaid', Buffer.from(xml, 'latin1'), 'encoding'],
  ['a bomb', Buffer.from('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><a>&b;</a>'), 'declarations'],
  [
    'a way to a file',
    Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    'declarations',
  ],
])('says why %s is no receipt', (_what, bytes, problem) => {
  expect(readXmlFile(bytes)).toBe(problem);
});
