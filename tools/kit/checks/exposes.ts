import type { Check } from '../Check.ts';

/** The modules of the manifest open, and no others. */
export const exposes: Check = {
  name: 'it exposes what its manifest says',
  problems: ({ manifest }, { exposes: opened, id, hasWidgets, slots }) => [
    ...Object.entries(opened).flatMap(([name, problem]) =>
      problem ? [`${name} does not open: ${problem}`] : [],
    ),
    ...('./routes' in opened ? [] : ['the manifest names no ./routes']),
    ...(id === manifest.id || opened['./routes'] ? [] : [`./routes says it is ${id}`]),
    ...(hasWidgets && !('./widgets' in opened)
      ? ['it exposes ./widgets, which the manifest does not name']
      : []),
    ...manifest.widgets.filter((slot) => !slots.includes(slot)).map((slot) => `no component fills ${slot}`),
    ...slots
      .filter((slot) => !manifest.widgets.includes(slot))
      .map((slot) => `it fills ${slot}, which the manifest does not name`),
  ],
};
