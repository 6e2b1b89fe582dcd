export * from '@fio/tools/browser';
