import { REGISTRATION_STATES, type RegistrationState } from '@fio/domain';
import { type PackedColumn, packed } from '../../core/crud/large.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Filters of few values, as registration_facet() of the database packs them into one number. */
interface UnpackedRegistration {
  readonly state: RegistrationState;
  readonly verified: boolean;
  readonly marketing: boolean;
  readonly invoices: boolean;
  readonly prizes: boolean;
}

const ALL = REGISTRATION_STATES.length * 16;
const bit = (facet: number, place: number) => ((facet >> place) & 1) === 1;

/** What a number of the database stands for. */
export const unpackRegistration = (facet: number): UnpackedRegistration => ({
  state: REGISTRATION_STATES[facet >> 4] ?? 'anonymised',
  verified: bit(facet, 3),
  marketing: bit(facet, 2),
  invoices: bit(facet, 1),
  prizes: bit(facet, 0),
});

export const packedRegistrations: PackedColumn = {
  column: Prisma.sql`r.facet`,
  values: Array.from({ length: ALL }, (_, facet) => facet),
};

type YesNo = 'yes' | 'no';
const whether = (name: Exclude<keyof UnpackedRegistration, 'state'>) =>
  packed(packedRegistrations, (facet, value: YesNo) => unpackRegistration(facet)[name] === (value === 'yes'));

/** The filters by these. */
export const packedRegistrationFilters = {
  state: packed(
    packedRegistrations,
    (facet, state: RegistrationState) => unpackRegistration(facet).state === state,
  ),
  verified: whether('verified'),
  marketing: whether('marketing'),
  invoices: whether('invoices'),
  prizes: whether('prizes'),
};
