import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from './base64.ts';
import { checkpointText, parseCheckpoint } from './checkpoint.ts';
import { formatNote, noteKeyId, parseNote, parseVerifierKey, verifierKey } from './note.ts';

// The example of c2sp.org/signed-note.
const VKEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const NOTE = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;

describe('a verifier key', () => {
  it('is read and written as the specification has it', () => {
    const key = parseVerifierKey(sha256, VKEY);
    expect(key).toMatchObject({ name: 'example.com/foo' });
    expect(key && noteKeyId(sha256, key)).toBe('530d903a');
    expect(key && verifierKey(sha256, key)).toBe(VKEY);
  });

  it.each([
    ['another id', VKEY.replace('530d903a', '530d903b')],
    ['another name', VKEY.replace('foo', 'bar')],
    ['another kind of key', VKEY.replace('+Ae', '+Be')],
    ['too few bytes', VKEY.slice(0, -4)],
    ['nothing', ''],
  ])('with %s is none', (_, text) => {
    expect(parseVerifierKey(sha256, text)).toBeNull();
  });
});

describe('a signed note', () => {
  it('is taken apart and put together again', () => {
    const note = parseNote(NOTE);
    expect(note).toMatchObject({
      text: 'This is an example message.\n',
      signatures: [{ name: 'example.com/foo', keyId: '530d903a' }],
    });
    expect(note?.signatures[0]?.signature).toHaveLength(64);
    expect(note && formatNote(note)).toBe(NOTE);
  });

  it('ends its text at the last empty line', () => {
    expect(parseNote(`one\n\n${NOTE}`)?.text).toBe('one\n\nThis is an example message.\n');
  });

  it.each([
    ['without a signature', 'This is an example message.\n'],
    ['without its last line feed', NOTE.slice(0, -1)],
    ['with a control character', NOTE.replace('example message', 'example\tmessage')],
    ['with a line that signs nothing', `${NOTE}thanks\n`],
    ['with a broken base64', NOTE.replace('IneyaQM=', 'IneyaQN=')],
  ])('%s is none', (_, text) => {
    expect(parseNote(text)).toBeNull();
  });
});

describe('a checkpoint', () => {
  // The example of c2sp.org/tlog-checkpoint.
  const root = fromBase64('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=') as Uint8Array;
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

  it('is read and written as the specification has it', () => {
    const checkpoint = { origin: 'example.com/behind-the-sofa', size: 20_852_163, root };
    expect(parseCheckpoint(text)).toEqual(checkpoint);
    expect(checkpointText(checkpoint)).toBe(text);
  });

  it.each([
    ['a leading zero', text.replace('2085', '02085')],
    ['a further line', `${text}more\n`],
    ['another length of root', text.replace('CsUY', '')],
    ['a size no number holds', text.replace('20852163', '9999999999999999')],
    ['no origin', text.slice(text.indexOf('\n'))],
  ])('with %s is none', (_, other) => {
    expect(parseCheckpoint(other)).toBeNull();
  });
});
