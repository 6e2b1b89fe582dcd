import remote from 'mf-public/routes';

/** In the place of the shell's loader: the remote's routes are part of the shell, so there is nothing to load. */
export const loadRemote = () => Promise.resolve({ ok: true as const, module: remote });

/** Its widgets too; they still load with the first place for one. */
export const loadWidgets = async () => ({
  ok: true as const,
  widgets: (await import('mf-public/widgets')).default,
});
