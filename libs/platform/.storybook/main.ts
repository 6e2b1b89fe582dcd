// The Storybook of every remote: `storybook build -c ../libs/platform/.storybook`, run in the remote's own folder.
export { base as default } from '@fio/design-system/storybook/base';
