import type { FramedImage, PictureInput } from '@fio/contracts';
import { invalidField } from '../../core/errors.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Picture } from '../../generated/prisma/client.ts';
import { imageOf } from './picture-image.ts';

/** The columns of whatever has a picture with words and a point that its crops are made around. */
interface Framed {
  readonly picture: Picture | null;
  readonly pictureAlt: string;
  readonly focusX: number;
  readonly focusY: number;
}

/** The picture of something as pages show it; null where it has none. */
export function framedImageOf({ picture, pictureAlt, focusX, focusY }: Framed): FramedImage | null {
  return picture && { ...imageOf(picture, pictureAlt), focus: { x: focusX, y: focusY } };
}

/** As staff see it, who may change it. */
export function keptPictureOf(framed: Framed): (FramedImage & { id: string }) | null {
  const shown = framedImageOf(framed);
  return shown && framed.picture && { ...shown, id: framed.picture.id };
}

/** What to write of a picture that somebody chose; refuses one that isn't there. Without one nothing is left of the last. */
export async function framedData(tx: Pick<Transaction, 'picture'>, input: PictureInput | null) {
  if (input === null) return { pictureId: null, pictureAlt: '', focusX: 50, focusY: 50 };
  const { id, alt, focus } = input;
  const found = await tx.picture.findUnique({ where: { id }, select: { id: true } });
  if (found === null) throw invalidField('picture.id', 'invalid');
  return { pictureId: id, pictureAlt: alt, focusX: focus.x, focusY: focus.y };
}
