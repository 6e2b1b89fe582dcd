import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import type { ReactRenderer } from 'storybook-react-rsbuild';

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isDrawn) : isValidElement(value);

const isNothing = (type: SBType) => type.name === 'other' && type.value === 'undefined';

/** A text that may be absent comes as a choice of types. */
const isText = (type: SBType | undefined) =>
  type?.name === 'union' && type.value.every((one) => one.name === 'string' || isNothing(one));

function controlOf(argType: StrictInputType, value: unknown): object | undefined {
  if (isDrawn(value)) return { disable: true };
  if (isText(argType.type)) return { type: 'text' };
  if (argType.table?.type?.summary !== 'ReactNode') return undefined;
  return typeof value === 'string' ? { type: 'text' } : { disable: true };
}

/** Gives controls to what can be typed and to nothing else: not to elements, and to a node where it is a text. */
export const typedControls: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(argType, (initialArgs as Record<string, unknown>)[name]);
      return [name, control ? { ...argType, control } : argType];
    }),
  );
