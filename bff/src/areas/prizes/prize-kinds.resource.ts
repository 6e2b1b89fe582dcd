import type { prizeKinds } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { AppError } from '../../core/errors.ts';
import { framedData } from '../uploads/index.ts';
import {
  loadPrizeKinds,
  prizeKindDetailOf,
  type PrizeKindRecord,
  prizeKindRowOf,
} from './prize-kind-record.ts';
import { prizeKindSource } from './prize-kinds.source.ts';

type Input = InputOf<typeof prizeKinds>;

const dataOf = async ({ value, picture, ...rest }: Input, { tx }: Write<PrizeKindRecord>) => ({
  ...rest,
  ...(await framedData(tx, picture)),
  valueCents: value,
});

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
  audited: ({ title, description, valueCents, position, picture, pictureAlt, focusX, focusY }) => ({
    title,
    description,
    position,
    value: valueCents,
    picture: picture?.key ?? null,
    pictureAlt,
    focus: `${focusX}% ${focusY}%`,
  }),
  unique: {},
};
