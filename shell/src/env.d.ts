/// <reference types="@fio/design-system/css-modules" />
/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };
