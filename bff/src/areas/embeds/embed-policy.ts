import { createHash } from 'node:crypto';
import type { EmbedLook } from '@fio/domain';
import { FRAME_SCRIPT } from './embed-html.ts';
import { embedStyle } from './embed-style.ts';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SCRIPT = hashed(FRAME_SCRIPT);

/**
 * What a widget may do, which is the one page of ours that others may frame: run its own script, be painted by its own sheet, ask
 * this site for figures and pictures. It can post no form, hold no frame and reach nobody else.
 */
export const embedPolicy = (look: EmbedLook): string =>
  [
    "default-src 'none'",
    `script-src ${SCRIPT}`,
    `style-src ${hashed(embedStyle(look))}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
