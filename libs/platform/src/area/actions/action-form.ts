import type { ComponentType } from 'react';
import type { ZodMiniObject, ZodMiniType, input } from 'zod/mini';
import type { Endpoint } from '@fio/contracts/core/endpoint';
import type { FieldProps } from '../form/field-props.ts';

type BodyEndpoint<Body extends ZodMiniObject> = Endpoint<
  ZodMiniType,
  undefined,
  Body,
  ZodMiniType | undefined
>;
type Asked<Body extends ZodMiniObject> = Omit<input<Body>, 'version'>;

/** Of any area, for the engine. */
type AnyValues = Record<string, unknown>;

/** One thing an action asks for; the component must take the type the contract's body has there. */
type AskedField<Values, Detail> = {
  [Name in keyof Values & string]: {
    readonly field: Name;
    readonly input: ComponentType<FieldProps<Values[Name], Detail>>;
    readonly label: () => string;
    readonly hint?: () => string;
  };
}[keyof Values & string];

/** What an action asks for before it is done, as data. */
export interface ActionFormSpec<Body extends ZodMiniObject, Detail> {
  /** What stands in the fields at first; the record's version is the engine's affair. */
  readonly values: (record: Detail) => Asked<Body>;
  readonly fields: readonly AskedField<Asked<Body>, Detail>[];
}

/** Made by `askFor`, for an action's `form`. */
export interface ActionForm<Detail> {
  readonly endpoint: BodyEndpoint<ZodMiniObject>;
  readonly values: (record: Detail) => AnyValues;
  readonly fields: readonly AskedField<AnyValues, { readonly id: string } & Readonly<AnyValues>>[];
}

/** What an action on a record asks for, checked against its endpoint's body. */
export const askFor = <Body extends ZodMiniObject, Detail>(
  endpoint: BodyEndpoint<Body>,
  spec: ActionFormSpec<Body, Detail>,
): ActionForm<Detail> => ({ endpoint, ...spec }) as unknown as ActionForm<Detail>;
