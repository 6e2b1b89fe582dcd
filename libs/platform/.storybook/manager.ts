import '@fio/design-system/storybook/looks';
