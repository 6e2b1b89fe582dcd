import type { prizeKinds } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import {
  loadPrizeKinds,
  prizeKindDetailOf,
  type PrizeKindRecord,
  prizeKindRowOf,
} from './prize-kind-record.ts';
import { prizeKindSource } from './prize-kinds.source.ts';

type Input = InputOf<typeof prizeKinds>;

async function dataOf({ value, pictureId, ...rest }: Input, { tx }: Write<PrizeKindRecord>) {
  const picture =
    pictureId === null
      ? null
      : await tx.picture.findUnique({ where: { id: pictureId }, select: { id: true } });
  if (pictureId !== null && picture === null) throw invalidField('pictureId', 'invalid');
  return { ...rest, pictureId, valueCents: value };
}

export const prizeKindResource: Resource<typeof prizeKinds, PrizeKindRecord> = {
  name: 'prize-kinds',
  source: prizeKindSource,
  model: (tx) => tx.prizeKind,
  load: loadPrizeKinds,
  data: dataOf,
  // Refused wins count here, though their slots were offered again: their history names the kind.
  guardRemove: async ({ id }, tx) => {
    if ((await tx.prize.count({ where: { kindId: id } })) > 0) throw new AppError('CONFLICT');
  },
  row: prizeKindRowOf,
  detail: prizeKindDetailOf,
  title: ({ title }) => title,
  audited: ({ title, description, valueCents, position, picture }) => ({
    title,
    description,
    position,
    value: valueCents,
    picture: picture?.key ?? null,
  }),
  unique: {},
};
