import type { ComponentType, ReactNode } from 'react';
import type { ZodMiniObject, ZodMiniType, input, output } from 'zod/mini';
import type { Endpoint } from '@fio/contracts/core/endpoint';
import type { Params } from '../../i18n/index.ts';
import type { FieldProps } from '../form/field-props.ts';

/** Params are taken from the record by their names in the path; most have `:id`, what begins a record has none. */
type BodyEndpoint<Body extends ZodMiniObject, Answer extends ZodMiniType | undefined> = Endpoint<
  ZodMiniType | undefined,
  undefined,
  Body,
  Answer
>;
type Asked<Body extends ZodMiniObject> = Omit<input<Body>, 'version'>;
type Answered<Answer extends ZodMiniType | undefined> = Answer extends ZodMiniType
  ? output<Answer>
  : undefined;

/** Of any area, for the engine. */
type AnyValues = Record<string, unknown>;

/** One thing an action asks for; the component must take the type the contract's body has there. */
export type AskedField<Values, Detail> = {
  [Name in keyof Values & string]: {
    readonly field: Name;
    readonly input: ComponentType<FieldProps<Values[Name], Detail>>;
    readonly label: () => string;
    readonly hint?: (record: Detail) => string | undefined;
    /** Beside another one from 40rem up, instead of on a row of its own. */
    readonly half?: boolean;
    /** The code of a refusal after which it is asked for; at once unless given. */
    readonly askedAfter?: string;
  };
}[keyof Values & string];

/** What an action asks for before it is done, as data. */
export interface ActionFormSpec<Body extends ZodMiniObject, Detail, Answer extends ZodMiniType | undefined> {
  /** What is sent unless a field says otherwise; the record's version is the engine's affair. */
  readonly values: (record: Detail) => Asked<Body>;
  /** None where it is enough to have seen `About`. */
  readonly fields: readonly AskedField<Asked<Body>, Detail>[];
  /** What is to be seen before it is decided, above the fields. */
  readonly About?: (props: { readonly record: Detail }) => ReactNode;
  /** Whether it can be sent yet; always unless said. */
  readonly useReady?: (record: Detail, values: Asked<Body>) => boolean;
  /** What the word that says it is done tells of the answer. */
  readonly told?: (answer: Answered<Answer>) => Params;
  /** The address it leads to once it is done. */
  readonly leadsTo?: (answer: Answered<Answer>) => string;
}

/** Made by `askFor`, for an action's `form`. */
export interface ActionForm<Detail> {
  readonly endpoint: BodyEndpoint<ZodMiniObject, ZodMiniType | undefined>;
  readonly values: (record: Detail) => AnyValues;
  readonly fields: readonly AskedField<AnyValues, { readonly id: string } & Readonly<AnyValues>>[];
  readonly About?: (props: { readonly record: Detail }) => ReactNode;
  readonly useReady: (record: Detail, values: AnyValues) => boolean;
  readonly told?: (answer: unknown) => Params;
  readonly leadsTo?: (answer: unknown) => string;
}

/** What an action asks for, checked against its endpoint's body. */
export const askFor = <Body extends ZodMiniObject, Detail, Answer extends ZodMiniType | undefined>(
  endpoint: BodyEndpoint<Body, Answer>,
  spec: ActionFormSpec<Body, Detail, Answer>,
): ActionForm<Detail> => ({ endpoint, useReady: () => true, ...spec }) as unknown as ActionForm<Detail>;
